import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { FixtureOptions } from './e2e/support/app-fixture';
import { findChromium, FLOW_ARGS } from './scripts/find-chromium.mjs';

const port = process.env.E2E_PORT ?? '4174';
const baseURL = `http://127.0.0.1:${port}`;

/** What playwright.server.config.ts runs. */
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
  // Flows wait for a seventh of their time: more of them than cores keep the cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A second try keeps a hiccup of the machine from stopping everything; the summary of all tests names it.
  retries: 1,
  // Flows check four looks of several screens; a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1366, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every step costs a third of the time: `E2E_TRACE=1 npm run e2e` when something is to be found out.
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
