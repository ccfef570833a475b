import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The audit with an npm that prints `answer`. */
function audit(answer: object, ...options: string[]) {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(process.execPath, ['scripts/audit.mjs', ...options], { env });
  return status;
}

it.each([
  ['a clean report', { vulnerabilities: {} }, [0, 0]],
  ['a registry without audits', { statusCode: 405, error: {} }, [1, 0]],
  ['no network', { error: { code: 'ENOTFOUND' } }, [1, 0]],
  ['a project without a lock', { error: { code: 'ENOLOCK' } }, [1, 1]],
])('%s ends the audit, and one that may remain unanswered, with %j', (_what, answer, ends) => {
  expect([audit(answer), audit(answer, '--allow-unanswered')]).toEqual(ends);
});
