// From the menu to the member list, its code fetched while the pointer stands on the link. The floor fetches the code of
// its table at the press, as an application without such care does, and then the same list.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { rest } from '../bench-tools.mjs';
import { withSource } from '../load-source.mjs';
import { startMockHost } from '../mock-host.mjs';
import { serveCompressed } from './compressed-server.mjs';

export const title = 'Change to the member list, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FLOOR = fromRoot('.reports/floors/mui-table');
const ROWS = 10;

export function measure(bench) {
  return withSource(async (load) => {
    const api = await startMockHost(load);
    try {
      return await measureOn(api, bench);
    } finally {
      api.close();
    }
  });
}

async function measureOn(api, { openPage, signIn, medians }) {
  await viteBuild({
    configFile: false,
    logLevel: 'error',
    root: fromRoot('scripts/bench/floors/mui-table'),
    build: { outDir: FLOOR, emptyOutDir: true, target: 'es2022' },
  });
  await writeFile(`${FLOOR}/people.json`, await readPeople(api.url));
  const floorServer = await serveCompressed(FLOOR);
  const floor = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await page.goto(floorServer.url);
    const time = await follow(page, page.getByRole('link'));
    await close();
    return { time };
  });
  floorServer.close();
  const server = await serveCompressed(fromRoot('dist'), api.url);
  const product = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await signIn(page, 'admin', server.url);
    const link = page.locator('#main-navigation a[href$="employee-lists"]');
    await link.hover();
    await page.evaluate(rest);
    const time = await follow(page, link);
    await close();
    return { time };
  });
  server.close();
  return [
    { figure: 'press to painted rows', value: product.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: product.time / floor.time, unit: '×', must: 1, aim: 0.6 },
  ];
}

/** The list as the product asks for it. */
async function readPeople(url) {
  const post = (path, body, token) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { token } = await (await post('login', { username: 'admin', password: 'admin123' })).json();
  return (await post('reporting-system/staff/get', {}, token)).text();
}

/** Milliseconds from the press on a link to the frame that shows the rows behind it. */
async function follow(page, link) {
  await link.waitFor();
  return link.evaluate(async (element, count) => {
    const isThere = () => document.querySelectorAll('tbody tr a, tbody tr button').length >= count;
    // Asking in every frame would make the page draw frames that nobody needs.
    const rows = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const start = performance.now();
    element.click();
    await rows;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - start;
  }, ROWS);
}
