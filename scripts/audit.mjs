// `npm run audit` prints the known weaknesses of the packages that reach users. It fails on an advisory of level high or above
// without an exception in audit-allowed.json, and where the registry gives no report, unless `--allow-unanswered` is given.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFailure, judgeReport } from './audit-report.mjs';
import { printTable } from './print-table.mjs';

const allowed = JSON.parse(readFileSync(new URL('audit-allowed.json', import.meta.url), 'utf8'));
const today = new Date().toISOString().slice(0, 10);

/** npm's report; empty where npm prints none. */
function runNpmAudit() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8' });
  try {
    // Where npm does not start, its output is null.
    return JSON.parse(stdout ?? '');
  } catch {
    return {};
  }
}

function printFindings({ findings, unused }) {
  if (findings.length > 0) {
    printTable([
      ['advisory', 'package', 'level', 'title', 'verdict'],
      ...findings.map(({ id, name, severity, title, verdict }) => [id, name, severity, title, verdict]),
    ]);
  }
  for (const id of unused) console.log(`audit-allowed.json names ${id}, which is no longer reported`);
  const failed = findings.filter(({ isOk }) => !isOk).length;
  console.log(`Audit: ${findings.length} advisories of level high or above, ${failed} of them not allowed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function printFailure({ isRegistry, reason }) {
  if (isRegistry && process.argv.includes('--allow-unanswered')) {
    console.log(`skipped: no audit can be had here (${reason})`);
    return;
  }
  const advice = isRegistry ? '; with -- --allow-unanswered this is no failure' : '';
  console.error(`No audit could be had: ${reason}${advice}`);
  process.exitCode = 1;
}

const report = runNpmAudit();
const failure = findFailure(report);
if (failure) printFailure(failure);
else printFindings(judgeReport(report, allowed, today));
