// Finds the programs of Firefox and WebKit, and installs Debian's packages of them, for e2e-engines.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, install, isDebianRoot } from '../debian-packages.mjs';

const FOLDERS = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)];
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

function findProgram(...names) {
  return FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** MiniBrowser lies among the libraries, in a folder that is named for the processor. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return ['', ...readdirSync(LIBRARIES)]
    .map((folder) => join(LIBRARIES, folder, MINI_BROWSER))
    .find(existsSync);
}

/** The program of Firefox; undefined where it is missing or does not start. */
export function findFirefox() {
  const firefox = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
  return firefox && spawnSync(firefox, ['--version']).status === 0 ? { firefox } : undefined;
}

/** The programs of WebKit; undefined where one of them is missing. */
export function findWebkit() {
  const parts = {
    driver: findProgram('WebKitWebDriver'),
    browser: findMiniBrowser(),
    screen: findProgram('Xvfb'),
  };
  return Object.values(parts).every(Boolean) ? parts : undefined;
}

/** The programs of an engine, after an installation of Debian's packages where one is needed and possible. */
export function ensureEngine({ find, packages }) {
  const found = find();
  if (found || !isDebianRoot()) return found;
  install('apt-get', 'update');
  aptInstall(...packages);
  return find();
}
