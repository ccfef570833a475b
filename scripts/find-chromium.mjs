// Finds a Chromium for the flows and the bench, and installs one where the system has none.
// `node scripts/find-chromium.mjs`, the first step of `npm run e2e`, prints its path.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, install, isDebianRoot } from './debian-packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
const MAC_PROGRAMS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium starts without a sandbox, for root and containers, and without calls to its maker's servers. */
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

/** The same for flows: their pages close before optimized code would be ready, so V8 does not compile it. */
export const FLOW_ARGS = [
  ...CHROMIUM_ARGS,
  '--js-flags=--no-opt --no-maglev --max-lazy --min-semi-space-size=32',
];

/** The path of a Chromium that starts: `CHROMIUM_PATH`, the system's, then Playwright's own; undefined if there is none. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...MAC_PROGRAMS,
    chromium.executablePath(),
  ];
  const path = candidates.find((candidate) => candidate && isExecutable(candidate) && starts(candidate));
  // Playwright's workers read it, instead of a search of their own.
  if (path) process.env.CHROMIUM_PATH = path;
  return path;
}

/** As `findChromium`, but installs one if need be. The error after a failure says in one line what to do. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    install('apt-get', 'update');
    // Screenshots need a Japanese font; the tests do without.
    const isInstalled = aptInstall('chromium', 'fonts-noto-cjk') || aptInstall('chromium');
    const packaged = isInstalled && findChromium();
    if (packaged) return packaged;
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
