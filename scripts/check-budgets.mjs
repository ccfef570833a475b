// What a visitor has to load, read from the build's manifest. Run by `npm run build`; fails over a limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printTable } from './print-table.mjs';

/** KiB of JavaScript, gzip. */
const LOGIN = { must: 195, aim: 150 };
const ROUTE = { must: 60, aim: 30 };
/** A feature whose pages may load more than `ROUTE`. */
const ROUTES_OF = {
  dashboard: { must: 100, aim: 50 },
  map: { must: 70, aim: 35 },
  card: { must: 70, aim: 35 },
};
const FIRST_REQUESTS = { must: 10, aim: 6 };

/** What the first page shows even where it is split off by a dynamic import. */
const LOGIN_MODULES = ['src/app/app.tsx', 'src/features/auth/pages/login-page.tsx'];
const SIGNED_IN_MODULE = 'src/app/signed-in-app.tsx';
/** Those of `app` put pages of several features together. */
const PAGE = /^src\/(?:features\/)?([^/]+)\/pages\/([^/]+)\.tsx$/;
/** Words that only the mock API's code holds. */
const MOCK_MARKS = ['mockServiceWorker', 'setupWorker', 'mock-api'];

const outDir = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const read = (path) => readFileSync(join(outDir, path));
const manifest = JSON.parse(read('.vite/manifest.json').toString());
const html = read('index.html').toString();
const problems = [];

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && key.endsWith('.html'));
const linked = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+)"/g)].map(
  (match) => match[1],
);

/** The modules that arrive together with these: themselves and what they import statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (!manifest[key] || seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

const filesOf = (keys) =>
  new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
const stylesOf = (keys) => new Set([...keys].flatMap((key) => manifest[key].css ?? []));
const kib = (files) => {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return Math.round(bytes / 102.4) / 10;
};
const without = (files, ...others) =>
  new Set([...files].filter((file) => !others.some((other) => other.has(file))));

function judge(value, { must, aim }, what) {
  if (value > must) problems.push(`${what}: ${value} is over the limit of ${must}`);
  return value > must ? 'OVER' : value > aim ? 'ok' : 'ok, within aim';
}

function checkSizes() {
  const loginKeys = closure([entry, ...LOGIN_MODULES]);
  const login = new Set([...filesOf(loginKeys), ...linked.filter((file) => file.endsWith('.js'))]);
  const signedIn = filesOf(closure([SIGNED_IN_MODULE]));
  if (!manifest[SIGNED_IN_MODULE]) problems.push(`${SIGNED_IN_MODULE} is no chunk of its own`);
  const requests = new Set(['index.html', ...linked, ...login, ...stylesOf(loginKeys)]).size;

  const rows = [
    ['loaded', 'value', 'must', 'aim', 'unit', 'result'],
    figure('login page', kib(login), LOGIN, 'KiB'),
    figure('requests of the login page', requests, FIRST_REQUESTS, ''),
    ['signed-in part, on top', kib(without(signedIn, login)), '', '', 'KiB', ''],
  ];
  for (const key of Object.keys(manifest).filter(
    (name) => PAGE.test(name) && manifest[name].isDynamicEntry,
  )) {
    const [, feature, page] = PAGE.exec(key);
    if (LOGIN_MODULES.includes(key)) continue;
    const further = kib(without(filesOf(closure([key])), login, signedIn));
    rows.push(figure(`${feature}/${page}`, further, ROUTES_OF[feature] ?? ROUTE, 'KiB'));
  }
  printTable(rows);
}

function figure(what, value, limits, unit) {
  return [what, value, limits.must, limits.aim, unit, judge(value, limits, what)];
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
