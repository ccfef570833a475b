// What a visitor has to load, by what the build wrote for `start.js`. Run by `npm run build`; fails over a limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printTable } from './print-table.mjs';

/** KiB of JavaScript, gzip. */
const LOGIN = { must: 120, aim: 110 };
/** Until the page can be used by somebody who starts there, signed in. */
const START = { must: 340, aim: 300 };
/** What a page needs besides the frame that all pages share. */
const ROUTE = { must: 60, aim: 30 };
/** The same where parts of MUI are drawn: they are 90 of it. */
const START_OF_MUI = { must: 345, aim: 250 };
const ROUTE_OF_MUI = { must: 145, aim: 60 };
/** Opened most, and drawn without MUI: it must not come back. */
const PLAIN = ['reporting', 'employee-lists'];
const REQUESTS = { must: 14, aim: 10 };
const LOGIN_REQUESTS = { must: 8, aim: 6 };

/** Words that only the mock API's code holds. */
const MOCK_MARKS = ['mockServiceWorker', 'setupWorker', 'mock-api'];

const outDir = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const read = (path) => readFileSync(join(outDir, path));
const problems = [];

/** What a page names. An icon for home screens is fetched by nobody who only starts. */
const linksOf = (page) =>
  [
    ...read(page)
      .toString()
      .matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+)"/g),
  ]
    .map((match) => match[1])
    .filter((file) => !/^apple-touch/.test(file));
const linked = linksOf('index.html');
/** A build with the mock API, which is refused below, has none. */
const loginPage = existsSync(join(outDir, 'login.html')) ? 'login.html' : 'index.html';
const [, plan] = /\bvar START = (\{.*\});\n/.exec(
  read(linked.find((file) => /start-[\w-]+\.js$/.test(file))).toString(),
);
const start = JSON.parse(plan);

const named = (numbers) => numbers.map((number) => start.files[number]);
const kib = (files) => {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return Math.round(bytes / 102.4) / 10;
};

function judge(value, { must, aim }, what) {
  if (value > must) problems.push(`${what}: ${value} is over the limit of ${must}`);
  return value > must ? 'OVER' : value > aim ? 'ok' : 'ok, within aim';
}

const figure = (what, value, limits, unit) => [
  what,
  value,
  limits.must,
  limits.aim,
  unit,
  judge(value, limits, what),
];

/** The page itself and its files. */
const requestsOf = (files) => 1 + new Set(files).size;

function checkSizes() {
  const login = [...linksOf(loginPage), ...named(start.login)];
  const rows = [
    ['loaded', 'value', 'must', 'aim', 'unit', 'result'],
    figure('login page', kib(login), LOGIN, 'KiB'),
    figure('requests of the login page', requestsOf(login), LOGIN_REQUESTS, ''),
  ];
  const frame = [...named(start.signedIn), ...named(start.words.ja)];
  for (const page of start.pages) {
    const [name] = /[\w-]+(?=[)|/])/.exec(page.path.replace('^(?:/reporting-system/', '')) ?? [page.path];
    const isPlain = PLAIN.includes(name);
    const own = [...named(page.files), ...named(page.words.ja)];
    const all = [...frame, ...own];
    rows.push(
      figure(`${name}, signed-in start`, kib([...linked, ...all]), isPlain ? START : START_OF_MUI, 'KiB'),
      figure(`${name}, of the page itself`, kib(own), isPlain ? ROUTE : ROUTE_OF_MUI, 'KiB'),
      figure(`${name}, requests`, requestsOf([...linked, ...all]), REQUESTS, ''),
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
