// The login page until its first paint and until its fields accept typing, beside a floor with MUI and one without a framework.
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildFloor } from './support/build-floor.mjs';
import { serveCompressed } from './support/compressed-server.mjs';

export const title = 'Login page, new profile, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FLOORS = fromRoot('.reports/floors');

/** Times depend on the machine: the limits are for their ratios to two floors of the same run. */
export async function measure({ openPage, vitals, medians }) {
  await buildFloors();
  const product = await measureFolder(fromRoot('dist'));
  const mui = await measureFolder(`${FLOORS}/mui`);
  const plain = await measureFolder(`${FLOORS}/plain`);
  return [
    { figure: 'first paint of content', value: product.fcp, unit: 'ms' },
    {
      figure: 'first paint ÷ floor without framework',
      value: product.fcp / plain.fcp,
      unit: '×',
      must: 2,
      aim: 1.3,
    },
    { figure: 'fields can be typed into', value: product.typable, unit: 'ms' },
    {
      figure: 'the same ÷ floor with MUI',
      value: product.typable / mui.typable,
      unit: '×',
      must: 1.2,
      aim: 1.05,
    },
    { figure: 'layout shift', value: product.cls, unit: '', must: 0.02, aim: 0 },
    { figure: 'JavaScript, gzip', value: product.jsKiB, unit: 'KiB', must: 215, aim: 185 },
    { figure: 'requests', value: product.requests, unit: '', must: 18, aim: 14 },
  ];

  async function measureFolder(folder) {
    const server = await serveCompressed(folder);
    const figures = await medians(async () => {
      const { page, traffic, close } = await openPage({ isSlowNetwork: true });
      await page.addInitScript(recordFirstField);
      await page.goto(server.url, { waitUntil: 'load' });
      await page.locator('input[autocomplete="username"]').waitFor();
      // Requests until the page is idle belong to the figures.
      await page.waitForLoadState('networkidle');
      const typable = await page.evaluate(() => window.fieldPaintedAt);
      const { requests, jsKiB } = await traffic();
      // Two frames later the last paint has been reported.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const { fcp, lcp, cls } = await vitals(page);
      await close();
      return { requests, jsKiB, fcp, lcp, cls, typable };
    });
    server.close();
    return figures;
  }
}

/** Runs in the page: records the time at which a frame with the first field has been painted. */
function recordFirstField() {
  function checkFrame() {
    if (!document.querySelector('input[autocomplete="username"]')) {
      requestAnimationFrame(checkFrame);
      return;
    }
    requestAnimationFrame(() => {
      window.fieldPaintedAt = performance.now();
    });
  }
  requestAnimationFrame(checkFrame);
}

async function buildFloors() {
  await buildFloor('mui');
  await mkdir(`${FLOORS}/plain`, { recursive: true });
  await copyFile(fromRoot('scripts/bench/floors/plain.html'), `${FLOORS}/plain/index.html`);
}
