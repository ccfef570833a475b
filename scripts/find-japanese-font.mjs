import { spawnSync } from 'node:child_process';
import { aptInstall, install, isDebianRoot } from './debian-packages.mjs';

/** Whether the system says that it has a font with Japanese letters; true where it cannot be asked. */
function hasJapaneseFont() {
  const { error, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/**
 * Puts a Japanese font in place where there is none, as the people have who use the application: without one Chromium looks for
 * each letter in every font of the system, and lays a row with a Japanese name out in twice the time. False where none is to be had.
 */
export function ensureJapaneseFont() {
  if (hasJapaneseFont()) return true;
  if (!isDebianRoot()) return false;
  install('apt-get', 'update');
  return aptInstall('fonts-noto-cjk') && hasJapaneseFont();
}
