import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['an absolute', () => folder],
  ['a relative', () => relative(process.cwd(), folder)],
])('a build into %s folder ships no mock worker', async (_what, outDir) => {
  vi.stubEnv('VITE_MOCK_API', 'false');
  vi.stubEnv('VITE_APP_TITLE', 'Staff');
  const worker = join(folder, 'mockServiceWorker.js');
  writeFileSync(worker, '');
  const { plugins } = await resolveConfig({ build: { outDir: outDir() } }, 'build');
  const close = plugins.find(({ name }) => name === 'remove-mock-worker')?.closeBundle;
  await (close as (() => Promise<void>) | undefined)?.();
  expect(existsSync(worker)).toBe(false);
});
