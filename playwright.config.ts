import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { FixtureOptions } from './e2e/support/app-fixture';
import { findChromium, FLOW_ARGS } from './scripts/find-chromium.mjs';

const port = process.env.E2E_PORT ?? '4174';
const baseURL = `http://127.0.0.1:${port}`;

/** These flows need nginx, and run by playwright.server.config.ts. */
const SERVED = /\/served\//;

/**
 * Flows run against the built demonstration with its mock API: those that are marked `ONCE` in English,
 * `ONCE_IN_JAPANESE` in Japanese, the others in both languages.
 */
export default defineConfig<FixtureOptions>({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Flows wait for a seventh of their time: more workers than cores keep the cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  // On a busy machine a flow may fail once; `npm test` names each flow that passed only at the second try.
  retries: 1,
  // Flows check several screens in several widths and modes, which takes long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1366, height: 900 },
    screenshot: 'only-on-failure',
    // A trace takes a third of the time; `E2E_TRACE=1 npm run e2e` keeps one of each failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: FLOW_ARGS },
  },
  projects: [
    {
      name: 'en',
      use: { lang: 'en', locale: 'en-GB' },
      testIgnore: SERVED,
      grepInvert: /@once-in-japanese/,
    },
    { name: 'ja', use: { lang: 'ja', locale: 'ja-JP' }, testIgnore: SERVED, grepInvert: /@once(?!-)/ },
  ],
  webServer: {
    command: `npm run build:demo && npm run preview -- --outDir dist-demo --port ${port} --strictPort`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
