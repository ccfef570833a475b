// Looks for a Japanese font and installs one, for bench.mjs.
import { spawnSync } from 'node:child_process';
import { aptInstall, install, isDebianRoot } from './debian-packages.mjs';

/** True as well on a system without `fc-list`, which gives no list of fonts. */
function hasJapaneseFont() {
  const { error, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/**
 * Installs a Japanese font where the system has none: without one Chromium searches every font for each letter, and the layout of
 * a row with a Japanese name takes twice the time. False where none can be installed.
 */
export function ensureJapaneseFont() {
  if (hasJapaneseFont()) return true;
  if (!isDebianRoot()) return false;
  install('apt-get', 'update');
  return aptInstall('fonts-noto-cjk') && hasJapaneseFont();
}
