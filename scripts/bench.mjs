// Measures waiting times in a real browser and prints them with their limits. `npm run bench` runs all scenarios,
// `npm run bench -- login` those with "login" in their file name.

// A scenario is a file in scripts/bench/ with these exports; its helpers are in scripts/bench/support/:
//   title     what is measured
//   build     'production', 'demo' where it needs the mock API's answers, or null where it needs no browser
//   measure({ url, openPage, signIn, vitals, medians })  →  [{ figure, value, unit, must?, aim? }]
//             (lower is better; over `must` the command fails)
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILDS, medians, openBench, vitals } from './bench-tools.mjs';
import { ensureJapaneseFont } from './find-japanese-font.mjs';
import { printTable } from './print-table.mjs';

const BUILD_SECONDS = { must: 20, aim: 10 };

if (!ensureJapaneseFont())
  console.warn('There is no Japanese font: Japanese names take Chromium twice as long to lay out.');
const filter = process.argv[2] ?? '';
const scenarios = await loadScenarios();
if (scenarios.length === 0) throw new Error(`No scenario has "${filter}" in its file name`);
const rows = [['scenario', 'figure', 'value', 'unit', 'must', 'aim', 'result']];
let isOver = false;

for (const scenario of scenarios.filter(({ build }) => build === null)) {
  for (const figure of await scenario.measure()) addRow(scenario.title, figure);
}
for (const build of ['production', 'demo']) {
  const chosen = scenarios.filter((scenario) => scenario.build === build);
  if (chosen.length > 0) await measureAll(build, chosen);
}

printTable(rows);
console.log(
  `A loop of one second of processor time took ${secondsOfLoop().toFixed(1)} s: over 1.1, others load the machine.`,
);
process.exitCode = isOver ? 1 : 0;

async function loadScenarios() {
  const folder = new URL('./bench/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name.includes(filter));
  return Promise.all(names.map((name) => import(new URL(name, folder))));
}

async function measureAll(build, chosen) {
  const seconds = runBuild(build);
  if (build === 'production') {
    addRow('Production build', { figure: 'time', value: seconds, unit: 's', ...BUILD_SECONDS });
  }
  for (const { title, measure } of chosen) {
    console.log(`Measuring: ${title}`);
    // A new browser each time: one that has measured other scenarios is slower.
    const bench = await openBench(build);
    try {
      const figures = await measure({ ...bench, vitals, medians });
      for (const figure of figures) addRow(title, figure);
    } finally {
      await bench.close();
    }
  }
}

function runBuild(build) {
  const { outDir, mock } = BUILDS[build];
  console.log(`Building: ${build}`);
  const start = performance.now();
  const { status } = spawnSync('npx', ['vite', 'build', '--outDir', outDir], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, VITE_MOCK_API: mock },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The ${build} build failed`);
  return (performance.now() - start) / 1000;
}

/** Seconds that one second of processor time takes: on a machine with other work only the ratios mean something. */
function secondsOfLoop() {
  const start = performance.now();
  const before = process.cpuUsage();
  let spent;
  do spent = process.cpuUsage(before);
  while (spent.user + spent.system < 1_000_000);
  return (performance.now() - start) / 1000;
}

function addRow(title, { figure, value, unit, must, aim }) {
  const result = judge({ value, must, aim });
  if (result === 'OVER') isOver = true;
  rows.push([title, figure, roundFigure(value), unit, must ?? '', aim ?? '', result]);
}

function judge({ value, must, aim }) {
  if (must === undefined) return '';
  // A value that is NaN was not measured, and is over the limit too.
  if (!(value <= must)) return 'OVER';
  return value <= aim ? 'ok, within aim' : 'ok';
}

function roundFigure(value) {
  if (value < 1) return Number(value.toFixed(3));
  return Number(value.toFixed(value < 100 ? 1 : 0));
}
