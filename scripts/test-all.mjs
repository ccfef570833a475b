// `npm test` runs all checks and tests, each step even after another has failed. It prints the output of the steps, the tests that
// failed, and the total in its last line.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './find-chromium.mjs';
import { playwrightOutcome, vitestOutcome } from './test-outcomes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = `${root}.reports`;
const isTerminal = process.stdout.isTTY === true;
const VITEST_REPORT = `${REPORTS}/vitest.json`;

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
/** A step without a report counts as one test. */
const countAsOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** `count` turns the exit code, and the runner's own report where it writes one, into numbers. */
const STEPS = {
  lock: { command: ['node', ['scripts/check-lock.mjs']], count: countAsOne },
  lint: { command: npm('lint'), count: countAsOne },
  types: { command: npm('types'), count: countAsOne },
  build: { command: npm('build'), count: countAsOne },
  unit: {
    command: npm('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`),
    count: countVitest,
  },
  e2e: { prepare: ensureChromium, ...playwrightStep('e2e', 'playwright.json', countAsOne(1)) },
  // Without an nginx the script skips its flows and succeeds.
  server: playwrightStep('e2e:server', 'playwright-server.json', { passed: 0, failed: 0 }),
};

/** `emptyCount` is the count of a run that succeeds and leaves no report. */
function playwrightStep(script, report, emptyCount) {
  const file = `${REPORTS}/${report}`;
  return {
    command: npm(script, '--', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: (code) => countPlaywright(code, file, emptyCount),
  };
}

/**
 * The lanes of a stage run in parallel, the steps of a lane in sequence. On two cores the two lanes of the first stage take about
 * the same time; the flows come alone, because their workers fill both cores.
 */
const STAGES = [
  [
    ['lock', 'lint', 'server'],
    ['types', 'build', 'unit'],
  ],
  [['e2e']],
];

function countVitest(code) {
  const report = readReport(VITEST_REPORT);
  // A run without a report has failed, whatever its exit code.
  return report ? countOutcome(code, vitestOutcome(report, root)) : countAsOne(1);
}

function countPlaywright(code, file, emptyCount) {
  const report = readReport(file);
  if (report) return countOutcome(code, playwrightOutcome(report));
  return code === 0 ? emptyCount : countAsOne(code);
}

/** A runner may also fail outside of its tests, e.g. on an unhandled error. */
function countOutcome(code, { passed, failures, flaky }) {
  return { passed, failed: failures.length || (code === 0 ? 0 : 1), failures, flaky };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

async function runStep(name) {
  const { prepare, command, env, count } = STEPS[name];
  const start = performance.now();
  const print = (line) =>
    console.log(`${name.padEnd(6)} │ ${isTerminal ? line : stripVTControlCharacters(line)}`);
  let code = 1;
  try {
    prepare?.();
    code = await runCommand(command, env, print);
  } catch (error) {
    print(error.message);
  }
  const seconds = (performance.now() - start) / 1000;
  print(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { name, seconds, isOk: code === 0, ...count(code) };
}

function runCommand([program, args], env, print) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...(isTerminal && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The child leads a process group, so that `kill` also ends what its scripts started; npm would leave those running.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', print);
    const kill = () => process.kill(-child.pid);
    process.once('exit', kill);
    child.on('error', (error) => {
      process.off('exit', kill);
      reject(error);
    });
    child.on('close', (code) => {
      process.off('exit', kill);
      resolve(code ?? 1);
    });
  });
}

async function runLane(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function runAll() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results = [];
  for (const lanes of STAGES) results.push(...(await Promise.all(lanes.map(runLane))).flat());
  return results;
}

/** The names of tests are printed last, because a service may cut off the beginning of a log. */
function printTests(results, field, title) {
  const names = results.flatMap((result) => (result[field] ?? []).map((test) => `  ${result.name}: ${test}`));
  if (names.length > 0) console.log(['', title, ...names].join('\n'));
}

function summarize(results) {
  printTests(results, 'flaky', 'Passed only at the second try:');
  printTests(results, 'failures', 'Failed:');
  console.log('');
  for (const { name, isOk, seconds, passed, failed, flaky = [] } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const note = flaky.length > 0 ? `   ${flaky.length} passed only at the second try` : '';
    console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(6)} ${counts} ${seconds.toFixed(1).padStart(7)} s${note}`);
  }
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = results.every((result) => result.isOk) && sum('failed') === 0 ? 0 : 1;
}

// `exit` also ends the steps that are still running.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
summarize(await runAll());
