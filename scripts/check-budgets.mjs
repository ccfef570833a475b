// Prints the bytes and requests until each page can be used, by the manifest of the build, and fails over a limit, for files that
// import each other in a circle, and for code of the mock API. Run by `npm run build`; `node scripts/check-budgets.mjs [FOLDER]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printTable } from './print-table.mjs';

/** KiB of JavaScript, gzip. One set for all pages; the words of a page (1 to 5 KiB) are not in it. */
const LOGIN = { must: 215, aim: 185 };
const START = { must: 340, aim: 300 };
/** Files that pages share, by the names that `chunk-groups.ts` gives them: they do not count as a page's own. */
const SHARED = ['index', 'rolldown-runtime', 'core', 'frame', 'fields', 'tables', 'some-pages', 'words-ja'];
const ROUTE = { must: 60, aim: 30 };
const ROUTES = {
  'dashboard-page': { must: 100, aim: 50 },
  'location-page': { must: 70, aim: 35 },
  'card-page': { must: 70, aim: 35 },
};
/** It fills every list, so that it takes files of most pages; administrators open it seldom. */
const UNLIMITED_PAGE = 'import-page';
const REQUESTS = { must: 18, aim: 14 };

/** Words that only the mock API's code holds. */
const MOCK_WORDS = ['mockServiceWorker', 'setupWorker', 'mock-api'];

/** The files of a start, by the same names. */
const LOGIN_FILES = ['index'];
const FRAME_FILES = ['index', 'frame', 'words-ja'];
const PAGE = /-(page|route)$/;
/** Requests besides scripts: page, styles, icon, manifest, and the script before the first paint. */
const OTHER_REQUESTS = 5;
/** The words of a page come in up to two files. */
const WORD_FILES = 2;

const outDir = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const read = (path) => readFileSync(join(outDir, path));
const manifest = JSON.parse(read('.vite/manifest.json').toString());
const problems = [];

/** The files of these names, with all that they import. */
function collectFiles(names) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(manifest[key])) return;
    found.add(manifest[key]);
    manifest[key].imports?.forEach(visit);
  };
  for (const name of names) {
    const keys = Object.keys(manifest).filter((key) => manifest[key].name === name);
    if (keys.length === 0) throw new Error(`The build has no file of the name ${name}`);
    keys.forEach(visit);
  }
  return [...found];
}

function kib(files) {
  const bytes = files.reduce((sum, { file }) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return Math.round(bytes / 102.4) / 10;
}

function judge(value, { must, aim }) {
  if (value > must) return 'OVER';
  return value > aim ? 'ok' : 'ok, within aim';
}

/** A row of the table; notes a figure over its limit as a problem. */
function figureRow(title, value, limits, unit) {
  const result = judge(value, limits);
  if (result === 'OVER') problems.push(`${title}: ${value} is over the limit of ${limits.must}`);
  return [title, value, limits.must, limits.aim, unit, result];
}

function checkSizes() {
  const login = collectFiles(LOGIN_FILES);
  const pages = Object.values(manifest)
    .filter(({ file, name }) => file.endsWith('.js') && PAGE.test(name))
    .map(({ name }) => ({ name, files: collectFiles([...FRAME_FILES, name]) }))
    .filter(({ name }) => name !== UNLIMITED_PAGE);
  const rows = [
    ['loaded', 'value', 'must', 'aim', 'unit', 'result'],
    figureRow('login page', kib(login), LOGIN, 'KiB'),
    figureRow('login page, requests', login.length + OTHER_REQUESTS, REQUESTS, ''),
  ];
  for (const { name, files } of pages) {
    const own = files.filter((file) => !SHARED.includes(file.name));
    rows.push(
      figureRow(`${name}, signed-in start`, kib(files), START, 'KiB'),
      figureRow(`${name}, of the page itself`, kib(own), ROUTES[name] ?? ROUTE, 'KiB'),
      figureRow(`${name}, requests`, files.length + WORD_FILES + OTHER_REQUESTS, REQUESTS, ''),
    );
  }
  printTable(rows);
}

/** Of files that import each other in a circle, one runs before what it needs. */
function checkForCircles() {
  const seen = new Set();
  const visit = (key, importers) => {
    if (importers.includes(key)) {
      problems.push(`Files in a circle: ${[...importers, key].join(' → ')}`);
      return;
    }
    if (seen.has(key)) return;
    manifest[key].imports?.forEach((next) => visit(next, [...importers, key]));
    seen.add(key);
  };
  Object.keys(manifest).forEach((key) => visit(key, []));
}

/** The mock API must never reach users. */
function checkForMock() {
  if (existsSync(join(outDir, 'mockServiceWorker.js'))) problems.push('mockServiceWorker.js is in the build');
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const content = read(file).toString();
    const found = MOCK_WORDS.find((word) => file.includes(word) || content.includes(word));
    if (found) problems.push(`${file} holds mock code ("${found}")`);
  }
}

checkSizes();
checkForCircles();
checkForMock();
for (const problem of problems) console.error(`Budget: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
