// Known weaknesses of the packages that reach users: `npm run audit`. Fails on an advisory of level high or above that
// audit-allowed.json does not name, with a reason and the last day on which that holds. Fails as well where the registry gives
// no audit, unless `--allow-unanswered` is given.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeReport, whyUnanswered } from './audit-report.mjs';
import { printTable } from './print-table.mjs';

const allowed = JSON.parse(readFileSync(new URL('audit-allowed.json', import.meta.url), 'utf8'));
const today = new Date().toISOString().slice(0, 10);

function ask() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

function tell({ findings, unused }) {
  if (findings.length > 0) {
    printTable([
      ['advisory', 'package', 'level', 'title', 'verdict'],
      ...findings.map(({ id, name, severity, title, verdict }) => [id, name, severity, title, verdict]),
    ]);
  }
  for (const id of unused) console.log(`audit-allowed.json names ${id}, which nobody reports any more`);
  const failed = findings.filter(({ isOk }) => !isOk).length;
  console.log(`Audit: ${findings.length} advisories of level high or above, ${failed} of them not allowed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const report = ask();
const silence = whyUnanswered(report);
if (!silence) tell(judgeReport(report, allowed, today));
else if (silence.isRegistry && process.argv.includes('--allow-unanswered'))
  console.log(`skipped: no audit can be had here (${silence.reason})`);
else {
  const advice = silence.isRegistry ? '; with -- --allow-unanswered this is no failure' : '';
  console.error(`No audit could be had: ${silence.reason}${advice}`);
  process.exitCode = 1;
}
