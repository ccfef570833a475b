// From the menu to the member list, with its code already fetched: pressed 200 ms after the pointer came to the link, as people press
// it, and at once, without time to preload the list. The floor fetches the code of its table and the same list at the press.
import { waitUntilIdle } from '../bench-tools.mjs';
import { buildFloor } from './support/build-floor.mjs';
import { serveCompressed } from './support/compressed-server.mjs';
import { onProduction } from './support/on-production.mjs';
import { writePeople } from './support/write-people.mjs';

export const title = 'Change to the member list, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const ROWS = 10;
/** From the pointer's arrival to the press. */
const AIMING_MS = 200;

export const measure = (bench) => onProduction((served) => measureOn(served, bench));

async function measureOn({ host, url }, { openPage, signIn, medians }) {
  const floorFolder = await buildFloor('mui-table');
  await writePeople(host.url, floorFolder);
  const floorServer = await serveCompressed(floorFolder);
  const floor = await medians(async () => {
    const { page, close } = await openPage({ isSlowNetwork: true });
    await page.goto(floorServer.url);
    const time = await followLink(page.getByRole('link'), 0);
    await close();
    return { time };
  });
  floorServer.close();
  const measureChange = (hoverMs) =>
    medians(async () => {
      const { page, close } = await openPage({ isSlowNetwork: true });
      await signIn(page, 'admin', url);
      const link = page.locator('#main-navigation a[href$="employee-lists"]');
      await link.evaluate(hoverBriefly);
      await page.evaluate(waitUntilIdle);
      const time = await followLink(link, hoverMs);
      await close();
      return { time };
    });
  const aimed = await measureChange(AIMING_MS);
  const atOnce = await measureChange(0);
  return [
    { figure: 'press to painted rows, aimed at before', value: aimed.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: aimed.time / floor.time, unit: '×', must: 0.6, aim: 0.4 },
    { figure: 'press to painted rows, at once', value: atOnce.time, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI', value: atOnce.time / floor.time, unit: '×', must: 1, aim: 0.6 },
  ];
}

/** Runs in the page: moves the pointer over the link and away, which preloads the code of its page. */
function hoverBriefly(link) {
  link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

/** Milliseconds from the press on a link, after the pointer was over it for `hoverMs`, to the frame that shows the rows of its page. */
async function followLink(link, hoverMs) {
  await link.waitFor();
  return link.evaluate(
    async (element, [count, pause]) => {
      const hasRows = () => document.querySelectorAll('tbody tr a, tbody tr button').length >= count;
      // A check in each frame would make the page draw additional frames.
      const rows = new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!hasRows()) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      });
      if (pause > 0) {
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      const start = performance.now();
      element.click();
      await rows;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now() - start;
    },
    [ROWS, hoverMs],
  );
}
