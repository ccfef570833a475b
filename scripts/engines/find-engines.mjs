import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, install, isDebianRoot } from '../debian-packages.mjs';

const FOLDERS = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)];
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

function program(...names) {
  return FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** It stands among the libraries, in a folder that is named for the processor. */
function miniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return ['', ...readdirSync(LIBRARIES)]
    .map((folder) => join(LIBRARIES, folder, MINI_BROWSER))
    .find(existsSync);
}

/** What is needed of Firefox; undefined where it is not there, or does not start. */
export function findFirefox() {
  const firefox = process.env.FIREFOX_PATH ?? program('firefox-esr', 'firefox');
  return firefox && spawnSync(firefox, ['--version']).status === 0 ? { firefox } : undefined;
}

/** What is needed of WebKit; undefined where a part of it is missing. */
export function findWebkit() {
  const parts = { driver: program('WebKitWebDriver'), browser: miniBrowser(), screen: program('Xvfb') };
  return Object.values(parts).every(Boolean) ? parts : undefined;
}

/** What an engine finds of its own, after Debian's packages were installed where that is needed and possible. */
export function ensure({ find, packages }) {
  const found = find();
  if (found || !isDebianRoot()) return found;
  install('apt-get', 'update');
  aptInstall(...packages);
  return find();
}
