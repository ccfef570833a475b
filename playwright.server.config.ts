import { defineConfig } from '@playwright/test';
import type { FixtureOptions } from './e2e/support/app-fixture';
import { findChromium, FLOW_ARGS } from './scripts/find-chromium.mjs';

/** Flows against the production build behind nginx; `scripts/e2e-server.mjs` starts both and sets SERVER_URL. */
export default defineConfig<FixtureOptions>({
  testDir: './e2e/served',
  outputDir: './.reports/server/results',
  forbidOnly: true,
  workers: 1,
  // As in playwright.config.ts.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SERVER_URL,
    lang: 'en',
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1366, height: 900 },
    // As in playwright.config.ts.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: FLOW_ARGS },
  },
});
