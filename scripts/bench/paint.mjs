// A stroke over five days of the timeline, with one year of one person's half hours in memory. Source of the limits: docs/6-speed.md.
import { recordDays, slowestFrame } from './support/interactions.mjs';

export const title = 'Painting on the timeline, one year of half hours';
export const build = 'demo';

/** The rows of the pointer, in their order. */
const ROWS = [2, 3, 5, 8, 12, 9, 4];

export async function measure(bench) {
  const slow = await measureAt(bench, 4);
  const full = await measureAt(bench, 1);
  return [
    { figure: 'move of the pointer to next frame, slowest, CPU ÷ 4', ...slow.move, must: 50, aim: 16 },
    { figure: 'the stroke let go, to next frame, CPU ÷ 4', ...slow.stroke, must: 200 },
    { figure: 'move of the pointer to next frame, slowest, full speed', ...full.move, must: 17 },
  ];
}

async function measureAt({ url, openPage, signIn, medians }, slowdown) {
  const { page, close } = await openPage({ slowdown });
  await signIn(page, 'user');
  await recordDays(page, { staffId: 4, days: 250 });
  // The week before the current one is over on every day of the week.
  const date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${url}/reporting-system/reporting?view=paint&days=5&date=${date}`);
  await page.locator('[role=grid] [data-body] > div[aria-hidden]').first().waitFor();
  const { move, stroke } = await medians(async () => {
    await page.evaluate(press, 1);
    const moves = await slowestFrame(page, moveTo, ROWS);
    return { move: moves, stroke: await slowestFrame(page, endStroke, [0]) };
  });
  await close();
  return { move: { value: move, unit: 'ms' }, stroke: { value: stroke, unit: 'ms' } };
}

/** Runs in the page: presses a row of the second day with Shift; the next events continue the stroke. */
function press(row) {
  globalThis.dispatchPointer = (type, cell, init = {}) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    cell.dispatchEvent(
      new PointerEvent(type, {
        ...middle,
        ...init,
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
        button: 0,
      }),
    );
  };
  // `setPointerCapture` would throw, because no real pointer is down.
  document.querySelector('[role=grid]').setPointerCapture = () => undefined;
  globalThis.cells = [...document.querySelectorAll('[data-body]')].map((day) => [
    ...day.querySelectorAll('[data-start]'),
  ]);
  globalThis.dispatchPointer('pointerdown', globalThis.cells[1][row], { shiftKey: true });
}

/** Runs in the page: moves the pointer over a row of the fourth day, so that the stroke covers three days. */
const moveTo = (row) => globalThis.dispatchPointer('pointermove', globalThis.cells[3][row]);

/** Runs in the page: ends the stroke. */
const endStroke = () => globalThis.dispatchPointer('pointerup', globalThis.cells[3][4]);
