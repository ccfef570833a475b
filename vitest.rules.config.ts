import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** They ask other things than what a rule says, and take long. */
const LEFT_OUT = /^tests\/(mock-api|scripts|theme)\/|answers-fuzz/;

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of those that speak to the mock API or to a page, the set-up takes longer than the tests. */
const needsSetup = (file: string) =>
  /mock-api|jsdom|-steps'|console/.test(readFileSync(fromRoot(`./${file}`), 'utf8'));

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
    css: false,
    env: { VITE_MOCK_API: 'true' },
    projects: [
      { extends: true, test: { name: 'plain', include: files.filter((file) => !needsSetup(file)) } },
      {
        extends: true,
        test: {
          name: 'with the mock API',
          include: files.filter(needsSetup),
          setupFiles: ['./tests/support/setup.ts'],
        },
      },
    ],
  },
});
