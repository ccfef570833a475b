// From one page of members to the next: from the press to the changed and laid out table. The floor is a table of MUI with as many
// people of its own that does the same, beside nothing else.
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { withSource } from '../load-source.mjs';
import { startMockHost } from '../mock-host.mjs';
import { serveCompressed } from './compressed-server.mjs';

export const title = 'Member list: page after page, CPU 4× slower';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FLOOR = fromRoot('.reports/floors/mui-table');
const PRESSES = 20;
const FEW = 2000;
const MANY = 10_000;

export function measure(bench) {
  return withSource(async (load) => {
    const host = await startMockHost(load);
    const server = await serveCompressed(fromRoot('dist'), host.url);
    try {
      return await measureOn({ host, url: server.url }, bench);
    } finally {
      server.close();
      host.close();
    }
  });
}

async function measureOn({ host, url }, { openPage, signIn, medians }) {
  const floor = await measureFloor({ openPage, medians });
  const [few, many] = [await membersOf(FEW), await membersOf(MANY)];
  const limits = { unit: '×', must: 0.5 };
  return [
    {
      figure: `press to changed rows, 95th percentile of ${PRESSES}, 2,000 people`,
      value: few.p95,
      unit: 'ms',
    },
    { figure: 'the same ÷ floor with MUI', value: few.p95 / floor.p95, ...limits },
    { figure: 'the same of 10,000 people', value: many.p95, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI and 2,000', value: many.p95 / floor.p95, ...limits },
  ];

  async function membersOf(count) {
    host.api.setScenario(`staff:${count}`);
    const { page, close } = await openPage();
    await signIn(page, 'admin', url);
    await page.goto(`${url}/reporting-system/employee-lists`);
    await page.locator('tbody tr a').nth(9).waitFor();
    const figures = await pressedOn(page, 'Go to the next page', medians);
    await close();
    return figures;
  }
}

async function measureFloor({ openPage, medians }) {
  await viteBuild({
    configFile: false,
    logLevel: 'error',
    root: fromRoot('scripts/bench/floors/mui-table'),
    build: { outDir: FLOOR, emptyOutDir: true, target: 'es2022' },
  });
  const server = await serveCompressed(FLOOR);
  const { page, close } = await openPage();
  await page.goto(`${server.url}/paged`);
  await page.locator('tbody tr button').nth(9).waitFor();
  const figures = await pressedOn(page, 'Go to next page', medians);
  await close();
  server.close();
  return figures;
}

function pressedOn(page, label, medians) {
  return medians(async () => {
    const times = await page.evaluate(pressAndWait, [label, PRESSES]);
    times.sort((a, b) => a - b);
    return { p95: times[Math.ceil(times.length * 0.95) - 1] };
  });
}

/** Runs in the page: milliseconds from each press on the button to the changed and laid out table. */
async function pressAndWait([label, presses]) {
  const times = [];
  for (let press = 0; press < presses; press += 1) {
    // What was put off until later, and the photos of the rows before, belong to no other press.
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 3000 }), 600));
    const rows = document.querySelector('tbody');
    const before = rows.textContent;
    const changed = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (rows.textContent === before) return;
        observer.disconnect();
        resolve();
      }).observe(rows, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    document.querySelector(`button[aria-label="${label}"]`).click();
    await changed;
    void rows.offsetHeight;
    times.push(performance.now() - start);
  }
  return times;
}
