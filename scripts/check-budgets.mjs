// What a visitor has to load until a page can be used, by the build's own manifest. Run by `npm run build`; fails over a limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printTable } from './print-table.mjs';

/** KiB of JavaScript, gzip. One set for all pages; the words of a page (1 to 5 KiB) are not in it. */
const LOGIN = { must: 215, aim: 185 };
const START = { must: 340, aim: 300 };
/** What a page needs beside the files that pages share. */
const SHARED = ['index', 'rolldown-runtime', 'core', 'frame', 'fields', 'tables', 'some-pages', 'words-ja'];
const ROUTE = { must: 60, aim: 30 };
const ROUTES = {
  'dashboard-page': { must: 100, aim: 50 },
  'location-page': { must: 70, aim: 35 },
  'card-page': { must: 70, aim: 35 },
};
const REQUESTS = { must: 18, aim: 14 };

/** Words that only the mock API's code holds. */
const MOCK_MARKS = ['mockServiceWorker', 'setupWorker', 'mock-api'];

/** Files by the names that `chunk-groups.ts` gives them. */
const LOGIN_FILES = ['index'];
const FRAME_FILES = ['index', 'frame', 'words-ja'];
const PAGE = /-(page|route)$/;
/** What `index.html` names besides scripts: page, styles, icon, manifest, and the script before the first paint. */
const OTHERS = 5;

const outDir = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const read = (path) => readFileSync(join(outDir, path));
const manifest = JSON.parse(read('.vite/manifest.json').toString());
const problems = [];

/** The scripts that arrive with the files of these names. */
function filesOf(names) {
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

function figure(what, value, { must, aim }, unit) {
  if (value > must) problems.push(`${what}: ${value} is over the limit of ${must}`);
  const result = value > must ? 'OVER' : value > aim ? 'ok' : 'ok, within aim';
  return [what, value, must, aim, unit, result];
}

function checkSizes() {
  const login = filesOf(LOGIN_FILES);
  const pages = Object.values(manifest)
    .filter(({ file, name }) => file.endsWith('.js') && PAGE.test(name))
    .map(({ name }) => ({ name, files: filesOf([...FRAME_FILES, name]) }))
    .filter(({ name }) => !['import-page', 'not-found-page'].includes(name));
  const rows = [
    ['loaded', 'value', 'must', 'aim', 'unit', 'result'],
    figure('login page', kib(login), LOGIN, 'KiB'),
    figure('login page, requests', login.length + OTHERS, REQUESTS, ''),
  ];
  for (const { name, files } of pages) {
    const own = files.filter((file) => !SHARED.includes(file.name));
    rows.push(
      figure(`${name}, signed-in start`, kib(files), START, 'KiB'),
      figure(`${name}, of the page itself`, kib(own), ROUTES[name] ?? ROUTE, 'KiB'),
      // A page's words come in up to two files.
      figure(`${name}, requests`, files.length + 2 + OTHERS, REQUESTS, ''),
    );
  }
  printTable(rows);
}

/** Of files that import each other in a circle, one runs before what it needs. */
function checkForCircles() {
  const seen = new Set();
  const visit = (key, way) => {
    if (way.includes(key)) problems.push(`Files in a circle: ${[...way, key].join(' → ')}`);
    if (way.includes(key) || seen.has(key)) return;
    manifest[key].imports?.forEach((next) => visit(next, [...way, key]));
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
    const mark = MOCK_MARKS.find((word) => file.includes(word) || content.includes(word));
    if (mark) problems.push(`${file} holds mock code ("${mark}")`);
  }
}

checkSizes();
checkForCircles();
checkForMock();
for (const problem of problems) console.error(`Budget: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
