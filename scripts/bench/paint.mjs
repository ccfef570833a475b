import { recordDays, slowestFrame } from './interactions.mjs';

// Five days of the timeline, with one year of one person's half hours behind them. Source of the limits: docs/6-speed.md.
export const title = 'Painting on the timeline, one year of half hours';
export const build = 'demo';

/** The rows that the pointer comes to, one after the other. */
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
  // A week that is over, wherever the clock stands.
  const date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${url}/reporting-system/reporting?view=paint&days=5&date=${date}`);
  await page.locator('[role=grid] [data-body] > div[aria-hidden]').first().waitFor();
  const { move, stroke } = await medians(async () => {
    await page.evaluate(press, 1);
    const moves = await slowestFrame(page, moveTo, ROWS);
    return { move: moves, stroke: await slowestFrame(page, letGo, [0]) };
  });
  await close();
  return { move: { value: move, unit: 'ms' }, stroke: { value: stroke, unit: 'ms' } };
}

/** Runs in the page: Shift and the first row of the second day; what a person does next follows from there. */
function press(row) {
  globalThis.send = (type, cell, init = {}) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    cell.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        ...init,
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
        button: 0,
      }),
    );
  };
  // No real pointer is down that could be captured.
  document.querySelector('[role=grid]').setPointerCapture = () => undefined;
  globalThis.cells = [...document.querySelectorAll('[data-body]')].map((day) => [
    ...day.querySelectorAll('[data-start]'),
  ]);
  globalThis.send('pointerdown', globalThis.cells[1][row], { shiftKey: true });
}

/** Runs in the page: the pointer over a row of the fourth day, so that three days are about to be painted. */
const moveTo = (row) => globalThis.send('pointermove', globalThis.cells[3][row]);

/** Runs in the page. */
const letGo = () => globalThis.send('pointerup', globalThis.cells[3][4]);
