// From the menu to the member list, its code fetched while the pointer stands on the link. The floor fetches the code of
// its table at the press, as an application without such care does, and has its rows in that code.
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { serveCompressed } from './compressed-server.mjs';

export const title = 'Change to the member list, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'demo';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FLOOR = fromRoot('.reports/floors/mui-table');
const ROWS = 10;

export async function measure({ openPage, signIn, medians }) {
  await viteBuild({
    configFile: false,
    logLevel: 'error',
    root: fromRoot('scripts/bench/floors/mui-table'),
    build: { outDir: FLOOR, emptyOutDir: true, target: 'es2022' },
  });
  const server = await serveCompressed(FLOOR);
  const floor = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await page.goto(server.url);
    const time = await follow(page, page.getByRole('link'));
    await close();
    return { time };
  });
  server.close();
  const product = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await signIn(page, 'admin');
    const link = page.locator('#main-navigation a[href$="employee-lists"]');
    await link.hover();
    await page.waitForLoadState('networkidle');
    const time = await follow(page, link);
    await close();
    return { time };
  });
  return [
    { figure: 'press to painted rows', value: product.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: product.time / floor.time, unit: '×', must: 1, aim: 0.6 },
  ];
}

/** Milliseconds from the press on a link to the frame that shows the rows behind it. */
async function follow(page, link) {
  await link.waitFor();
  return link.evaluate(async (element, count) => {
    const start = performance.now();
    element.click();
    while (document.querySelectorAll('tbody tr a, tbody tr button').length < count) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, ROWS);
}
