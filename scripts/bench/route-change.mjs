// From the menu to the member list, its code fetched before: pressed a fifth of a second after the pointer came to the link, as people
// press it, and at once, so that nothing but its code is there. The floor fetches the code of its table at the press, as an
// application without such care does, and then the same list.
import { fileURLToPath } from 'node:url';
import { rest } from '../bench-tools.mjs';
import { withSource } from '../load-source.mjs';
import { startMockHost } from '../mock-host.mjs';
import { buildFloor } from './build-floor.mjs';
import { serveCompressed } from './compressed-server.mjs';
import { writePeople } from './write-people.mjs';

export const title = 'Change to the member list, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ROWS = 10;
/** From the pointer's arrival to the press. */
const AIMING_MS = 200;

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
  const floorFolder = await buildFloor('mui-table');
  await writePeople(api.url, floorFolder);
  const floorServer = await serveCompressed(floorFolder);
  const floor = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await page.goto(floorServer.url);
    const time = await follow(page, page.getByRole('link'));
    await close();
    return { time };
  });
  floorServer.close();
  const server = await serveCompressed(fromRoot('dist'), api.url);
  const pressed = (wait) =>
    medians(async () => {
      const { page, close } = await openPage({ isSlowNetwork: true });
      await signIn(page, 'admin', server.url);
      const link = page.locator('#main-navigation a[href$="employee-lists"]');
      await link.evaluate(passOver);
      await page.evaluate(rest);
      const time = await follow(page, link, wait);
      await close();
      return { time };
    });
  const aimed = await pressed(AIMING_MS);
  const atOnce = await pressed(0);
  server.close();
  return [
    { figure: 'press to painted rows, aimed at before', value: aimed.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: aimed.time / floor.time, unit: '×', must: 0.6, aim: 0.4 },
    { figure: 'press to painted rows, at once', value: atOnce.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: atOnce.time / floor.time, unit: '×', must: 1, aim: 0.6 },
  ];
}

/** Runs in the page: the pointer comes to the link and has left it in the same moment. */
function passOver(link) {
  link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

/**
 * Milliseconds from the press on a link to the frame that shows the rows behind it. Where there is a `wait` (ms), the pointer comes so long
 * before the press.
 */
async function follow(page, link, wait = 0) {
  await link.waitFor();
  return link.evaluate(
    async (element, [count, wait]) => {
      const isThere = () => document.querySelectorAll('tbody tr a, tbody tr button').length >= count;
      // Asking in every frame would make the page draw frames that nobody needs.
      const rows = new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      });
      if (wait > 0) {
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      const start = performance.now();
      element.click();
      await rows;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now() - start;
    },
    [ROWS, wait],
  );
}
