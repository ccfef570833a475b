import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** They ask something of all rules at once, or of none, and take long. */
const LEFT_OUT = /^tests\/(mock-api|scripts|theme|app)\/|\/(answers-fuzz|any-date)\./;

/** Those that speak to the mock API, or leave something in the browser: their set-up takes longer than they do. */
const needsSetup = (file: string) =>
  /^tests\/(session|lib|i18n|ui)\/|\/outbox-(sender|store)\./.test(file) ||
  /mock-api|-steps'|honest-answers/.test(readFileSync(fromRoot(`./${file}`), 'utf8'));

const files = readdirSync(fromRoot('./tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));

/** The tests of rules alone, without pages: for `npm run mutate`, which starts them thousands of times. */
export default defineConfig({
  resolve: {
    alias: { '@': fromRoot('./src'), tldts: fromRoot('./src/mock-api/tldts-stub.ts') },
  },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    css: false,
    // The first run, with every change built in, is several times as slow; endless loops are ended by Stryker itself.
    testTimeout: 60_000,
    env: { VITE_MOCK_API: 'true' },
    projects: [
      { extends: true, test: { name: 'plain', include: files.filter((file) => !needsSetup(file)) } },
      ...(process.env.MUTATE_PART === 'rules'
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'with the mock API',
                include: files.filter(needsSetup),
                setupFiles: ['./tests/support/setup.ts'],
              },
            },
          ]),
    ],
  },
});
