import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Slow tests that run many rules at once, or none. */
const LEFT_OUT = /^tests\/(mock-api|scripts|theme|app)\/|\/(answers-fuzz|any-date)\./;

/** Tests that call the mock API or write to the browser's storage: their set-up takes longer than the tests. */
const needsSetup = (file: string) =>
  /^tests\/(session|lib|i18n|ui)\/|\/outbox-(sender|store)\./.test(file) ||
  /mock-api|-steps'|honest-answers/.test(readFileSync(fromRoot(`./${file}`), 'utf8'));

const plainProject = (files: string[]) => ({
  extends: true as const,
  test: { name: 'plain', include: files },
});

const mockApiProject = (files: string[]) => ({
  extends: true as const,
  test: { name: 'with the mock API', include: files, setupFiles: ['./tests/support/setup.ts'] },
});

const files = readdirSync(fromRoot('./tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));

const plain = plainProject(files.filter((file) => !needsSetup(file)));

/** The tests of rules alone, without pages, for `npm run mutate`, which starts them thousands of times. */
export default defineConfig({
  resolve: {
    alias: { '@': fromRoot('./src'), tldts: fromRoot('./src/mock-api/tldts-stub.ts') },
  },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    css: false,
    // Stryker's first run has every mutant built in and is several times as slow; Stryker itself ends endless loops.
    testTimeout: 60_000,
    env: { VITE_MOCK_API: 'true' },
    projects:
      process.env.MUTATE_PART === 'rules' ? [plain] : [plain, mockApiProject(files.filter(needsSetup))],
  },
});
