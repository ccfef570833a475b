// Everything that must hold, in one command. All steps run even if one fails; the last line is the total.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './find-chromium.mjs';
import { playwrightOutcome, vitestOutcome } from './test-outcomes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = `${root}/.reports`;
const isTerminal = process.stdout.isTTY === true;
const VITEST_REPORT = `${REPORTS}/vitest.json`;

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** `count` turns the exit code, and the runner's own report where it writes one, into numbers. */
const STEPS = {
  lock: { command: ['node', ['scripts/check-lock.mjs']], count: one },
  lint: { command: npm('lint'), count: one },
  types: { command: npm('types'), count: one },
  build: { command: npm('build'), count: one },
  unit: {
    command: npm('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`),
    count: countVitest,
  },
  e2e: { prepare: ensureChromium, ...flows('e2e', 'playwright.json', one(1)) },
  // Where no nginx can be had, the script says that it skips them.
  server: flows('e2e:server', 'playwright-server.json', { passed: 0, failed: 0 }),
};

/** `without` is the count of a run that succeeds and leaves no report. */
function flows(script, report, without) {
  const file = `${REPORTS}/${report}`;
  return {
    command: npm(script, '--', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: (code) => countPlaywright(code, file, without),
  };
}

/**
 * Lanes of a stage run beside each other, the steps of a lane one after the other. Two cores: the first lane takes about
 * as long as the second one, which leaves a part of them idle; flows in two browsers fill both.
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
  return report ? withAnyFailure(code, vitestOutcome(report, root)) : one(code || 1);
}

function countPlaywright(code, file, without) {
  const report = readReport(file);
  if (report) return withAnyFailure(code, playwrightOutcome(report));
  return code === 0 ? without : one(code);
}

/** A runner may also fail beside its tests, e.g. on an unhandled error. */
function withAnyFailure(code, { passed, failures, again }) {
  return { passed, failed: failures.length || (code === 0 ? 0 : 1), failures, again };
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
  const say = (line) =>
    console.log(`${name.padEnd(6)} │ ${isTerminal ? line : stripVTControlCharacters(line)}`);
  let code = 1;
  try {
    prepare?.();
    code = await runCommand(command, env, say);
  } catch (error) {
    say(error.message);
  }
  const seconds = (performance.now() - start) / 1000;
  say(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { name, seconds, isOk: code === 0, ...count(code) };
}

function runCommand([program, args], env, say) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...(isTerminal && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
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

/** The log of a run may be cut off: what matters stands at its end. */
function nameTests(results, field, title) {
  const names = results.flatMap((result) => (result[field] ?? []).map((test) => `  ${result.name}: ${test}`));
  if (names.length > 0) console.log(['', title, ...names].join('\n'));
}

function summarize(results) {
  nameTests(results, 'again', 'Passed only at the second try:');
  nameTests(results, 'failures', 'Failed:');
  console.log('');
  for (const { name, isOk, seconds, passed, failed, again = [] } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const note = again.length > 0 ? `   ${again.length} passed only at the second try` : '';
    console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(6)} ${counts} ${seconds.toFixed(1).padStart(7)} s${note}`);
  }
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = results.every((result) => result.isOk) && sum('failed') === 0 ? 0 : 1;
}

summarize(await runAll());
