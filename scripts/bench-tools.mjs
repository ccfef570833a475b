// Serves a build, opens slowed-down pages on it and measures them, for bench.mjs and its scenarios.
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium.mjs';

const RUNS = 5;
/** Bytes per second and milliseconds. Requests of a service worker are not slowed down; no start waits for them. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** The builds that scenarios are measured on: `demo` holds the mock API. */
export const BUILDS = {
  production: { outDir: 'dist', mock: 'false' },
  demo: { outDir: 'dist-demo', mock: 'true' },
};

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Runs `measure` several times and gives the median of each of its numbers. */
export async function medians(measure) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, median(runs.map((figures) => figures[key]))]),
  );
}

/**
 * Serves a finished build and opens pages on it. Each page has a new profile, a slow processor (`slowdown` times)
 * and keeps its paint figures and layout shifts for `vitals`.
 */
export async function openBench(build) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: BUILDS[build].outDir },
    preview: { port: 4180 },
  });
  const url = server.resolvedUrls.local[0].replace(/\/$/, '');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

  async function openPage({
    slowdown = 4,
    viewport = { width: 1366, height: 900 },
    isSlowNetwork = false,
  } = {}) {
    const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'Asia/Tokyo' });
    await context.addInitScript(recordVitals);
    /** Another tab of the same profile. */
    async function openTab() {
      const tab = await context.newPage();
      const session = await context.newCDPSession(tab);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (isSlowNetwork) {
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      }
      return tab;
    }
    const page = await openTab();
    return { context, page, openTab, traffic: recordTraffic(page), close: () => context.close() };
  }

  /** Signs in with an account of the mock API, where `address` serves the application. */
  async function signIn(page, role, address = url) {
    await page.goto(address);
    await page.locator('input[name="username"]').fill(role);
    await page.locator('input[name="password"]').fill(`${role}123`);
    await page.locator('button[type="submit"]').click();
    await page.locator('#main-navigation').waitFor();
  }

  async function close() {
    await browser.close();
    await server.close();
  }

  return { url, openPage, signIn, close };
}

/** Runs in the page, before its own scripts. */
function recordVitals() {
  const figures = { lcp: 0, cls: 0, longestTask: 0 };
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) figures.cls += entry.value;
  });
  observe('longtask', (entry) => {
    figures.longestTask = Math.max(figures.longestTask, entry.duration);
  });
  globalThis.benchFigures = figures;
}

/** First and largest paint, layout shift and longest task of the page so far; milliseconds but for `cls`. */
export function vitals(page) {
  return page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...globalThis.benchFigures,
  }));
}

/** Runs in the page: waits until a second has passed without a request, and the page is idle. */
export async function waitUntilIdle() {
  const countRequests = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = countRequests();
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 3000 }), 1000));
  } while (countRequests() > before);
}

async function gzipSize(response) {
  try {
    return gzipSync(await response.body(), { level: 9 }).length;
  } catch {
    // A redirect, or the response of a page that was left, has no body.
    return 0;
  }
}

/** Counts the requests of a page, and the KiB of its scripts as a compressing server would send them; of `only` these paths, where given. */
function recordTraffic(page) {
  const scripts = [];
  const paths = [];
  const toPath = (address) => new URL(address).pathname;
  page.on('request', (request) => paths.push(toPath(request.url())));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ path: toPath(response.url()), size: gzipSize(response) });
  });
  return async (only) => {
    const isCounted = (path) => only?.includes(path) ?? true;
    let bytes = 0;
    for (const { path, size } of scripts) if (isCounted(path)) bytes += await size;
    return { requests: paths.filter(isCounted).length, jsKiB: bytes / 1024 };
  };
}
