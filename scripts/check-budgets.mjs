// What a visitor has to load until a page can be used, by the build's own manifest. Run by `npm run build`; fails over a limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printTable } from './print-table.mjs';

/** KiB of JavaScript, gzip. One set for all pages; the words of a page (1 to 5 KiB) are not in it. */
const LOGIN = { must: 215, aim: 185 };
const START = { must: 340, aim: 300 };
/** What a page needs beside what all pages share. */
const ROUTE = { must: 60, aim: 30 };
const ROUTES = {
  'dashboard-page': { must: 100, aim: 50 },
  'location-page': { must: 70, aim: 35 },
  'card-page': { must: 70, aim: 35 },
};
const REQUESTS = { must: 18, aim: 14 };

/** Words that only the mock API's code holds. */
const MOCK_MARKS = ['mockServiceWorker', 'setupWorker', 'mock-api'];

const LOGIN_PAGE = 'src/app/pages/login-route.tsx';
const NOT_FOUND = 'src/app/pages/not-found-page.tsx';
const FRAME = ['src/app/providers.tsx', 'src/app/shell/signed-in-layout.tsx', 'src/i18n/locales/ja/shell.ts'];
/** What stands in a file of several modules, which the manifest does not name (`chunk-groups.ts`). */
const GROUPS = [
  [LOGIN_PAGE, 'login'],
  ['src/app/providers.tsx', 'frame'],
  ['src/app/shell/signed-in-layout.tsx', 'frame'],
  ['src/i18n/locales/ja/shell.ts', 'words-ja'],
];
/** Pages of an address, and the routes that put features together. */
const PAGE = /^src\/(features\/[^/]+|app)\/pages\/[\w-]+-(page|route)\.tsx$/;
/** What `index.html` names besides scripts: page, styles, icon, manifest, and the script before the first paint. */
const OTHERS = 5;

const outDir = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const read = (path) => readFileSync(join(outDir, path));
const manifest = JSON.parse(read('.vite/manifest.json').toString());
const problems = [];

/** The scripts that arrive with these modules. */
function filesOf(modules) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is in no file of the build`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.flatMap(keysOf).forEach(visit);
  return [...found];
}

function keysOf(module) {
  const [, group] = GROUPS.find(([grouped]) => grouped === module) ?? [];
  return group ? Object.keys(manifest).filter((key) => manifest[key].name === group) : [module];
}

function kib(files) {
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return Math.round(bytes / 102.4) / 10;
}

function figure(what, value, { must, aim }, unit) {
  if (value > must) problems.push(`${what}: ${value} is over the limit of ${must}`);
  return [what, value, must, aim, unit, value > must ? 'OVER' : value > aim ? 'ok' : 'ok, within aim'];
}

function checkSizes() {
  const login = filesOf(['index.html', LOGIN_PAGE]);
  const frame = filesOf(['index.html', ...FRAME]);
  const pages = Object.keys(manifest).filter(
    (key) => PAGE.test(key) && ![LOGIN_PAGE, NOT_FOUND].includes(key),
  );
  /** What every page loads. */
  const shared = pages
    .map((page) => filesOf(['index.html', ...FRAME, page]))
    .reduce((all, files) => all.filter((file) => files.includes(file)));
  const rows = [
    ['loaded', 'value', 'must', 'aim', 'unit', 'result'],
    figure('login page', kib(login), LOGIN, 'KiB'),
    figure('login page, requests', login.length + OTHERS, REQUESTS, ''),
  ];
  for (const page of pages) {
    const name = /([\w-]+)\.tsx$/.exec(page)[1];
    const all = [...new Set([...frame, ...filesOf([page])])];
    const own = all.filter((file) => !shared.includes(file));
    rows.push(
      figure(`${name}, signed-in start`, kib(all), START, 'KiB'),
      figure(`${name}, of the page itself`, kib(own), ROUTES[name] ?? ROUTE, 'KiB'),
      // A page's words come in up to three files.
      figure(`${name}, requests`, all.length + 3 + OTHERS, REQUESTS, ''),
    );
  }
  printTable(rows);
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
checkForMock();
for (const problem of problems) console.error(`Budget: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
