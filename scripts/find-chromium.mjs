// Finds a Chromium for the end-to-end tests and the benchmark, and installs one where there is none.
// As a command it prints the path.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, install, isDebianRoot } from './debian-packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Chromium is started everywhere: without a sandbox (root, containers) and without calls to its maker's servers. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The same for flows, whose pages live for seconds: what the engine compiles best would be ready too late. */
export const FLOW_ARGS = [
  ...CHROMIUM_ARGS,
  '--js-flags=--no-opt --no-maglev --max-lazy --min-semi-space-size=32',
];

/** The path of a Chromium that starts: `CHROMIUM_PATH`, the system's, then Playwright's own; undefined if there is none. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...MAC,
    chromium.executablePath(),
  ];
  const path = candidates.find((candidate) => candidate && isExecutable(candidate) && starts(candidate));
  // Read by Playwright's workers, which would otherwise search again.
  if (path) process.env.CHROMIUM_PATH = path;
  return path;
}

/** As `findChromium`, but installs one if need be. Throws, in one line, what to do when that fails. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    install('apt-get', 'update');
    // A Japanese font, for screenshots; the tests do without.
    const isInstalled = aptInstall('chromium', 'fonts-noto-cjk') || aptInstall('chromium');
    if (isInstalled && findChromium()) return findChromium();
  }
  install('npx', 'playwright', 'install', 'chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems put a script in place that only says how to install the real one. */
function starts(path) {
  return path === process.env.CHROMIUM_PATH || spawnSync(path, ['--version']).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
