import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { cell, writes } from './support/timeline';

/** Today and days of the week after it, without records. */
const FRIDAY = '2026-12-04';
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-12-07', '2026-12-08', '2026-12-09'] as const;
const NOW = `?mock=frozen:${FRIDAY}`;

/** The middle and the box of an element that no longer moves. */
async function findMiddle(target: Locator) {
  await (await target.elementHandle())?.waitForElementState('stable');
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

/** Acts on the page and counts the gestures: a press, a key, a drag. */
function createHand(page: Page) {
  let gestures = 0;
  return {
    count: () => gestures,
    resetCount() {
      gestures = 0;
    },
    async press(target: Locator) {
      gestures += 1;
      await target.click();
    },
    async key(name: string) {
      gestures += 1;
      await page.keyboard.press(name);
    },
    async drag(from: Locator, to: Locator, key?: 'Alt' | '2' | '3') {
      gestures += 1;
      const start = await findMiddle(from);
      const end = await findMiddle(to);
      if (key) await page.keyboard.down(key);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      await page.mouse.up();
      if (key) await page.keyboard.up(key);
    },
    /** Drags the lower edge of the block that ends in `from` to the middle of `to`. */
    async resize(from: Locator, to: Locator) {
      gestures += 1;
      const start = await findMiddle(from);
      const end = await findMiddle(to);
      await page.mouse.move(start.x, start.box.y + start.box.height - 2);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      await page.mouse.up();
    },
  };
}

test(
  'a week is painted by mouse in few gestures, each saved in one request, and undone [RP-7]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    const hand = createHand(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const save = () => hand.press(button(t('painter:bar.save')));
    const expectSaved = () => expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
    const counts: string[] = [];
    const expectAtMost = (most: number, act: string) => {
      counts.push(`${act}: ${hand.count()}`);
      expect(hand.count(), act).toBeLessThanOrEqual(most);
      hand.resetCount();
    };

    await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=${FRIDAY}`);
    await expect(page.getByRole('grid')).toBeVisible();

    await hand.press(button(t('painter:fill.rest')));
    await save();
    await expectSaved();
    expectAtMost(2, 'a normal day of one project');
    expect(await writes(page)).toEqual([{ path: 'create', count: 16 }]);

    await button(t('painter:next')).click();
    await hand.drag(cell(page, MONDAY, '08:30'), cell(page, MONDAY, '10:30'));
    await hand.drag(cell(page, MONDAY, '11:00'), cell(page, MONDAY, '14:30'), '2');
    await hand.drag(cell(page, MONDAY, '15:00'), cell(page, MONDAY, '17:00'), '3');
    await expectAccessible(page);
    await hand.key('Control+s');
    await expectSaved();
    expectAtMost(5, 'three different tasks in one day');
    expect((await writes(page)).at(-1)).toEqual({ path: 'create', count: 16 });
    hand.resetCount();

    await hand.press(
      page
        .getByRole('group', { name: t('painter:brush.title') })
        .getByRole('button')
        .first(),
    );
    await hand.drag(cell(page, TUESDAY, '10:00'), cell(page, WEDNESDAY, '11:00'));
    await hand.drag(cell(page, TUESDAY, '10:30'), cell(page, TUESDAY, '15:30'));
    await expect(cell(page, TUESDAY, '15:00')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await hand.drag(cell(page, WEDNESDAY, '10:30'), cell(page, WEDNESDAY, '15:30'), 'Alt');
    await expect(cell(page, WEDNESDAY, '10:00')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    // The focus is where the drag ended.
    await expect(cell(page, WEDNESDAY, '15:30')).toBeFocused();
    await hand.resize(cell(page, WEDNESDAY, '11:00'), cell(page, WEDNESDAY, '10:00'));
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
    await page.keyboard.press('Control+z');
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await page.reload();
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await button(t('painter:bar.discard')).click();
    hand.resetCount();

    await hand.key('0');
    await hand.press(cell(page, MONDAY, '09:00'));
    await hand.key('Control+s');
    await expectSaved();
    expectAtMost(3, 'one half hour corrected');
    await hand.key('Control+z');
    await expect(cell(page, MONDAY, '09:00')).not.toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
    expectAtMost(1, 'a saved change taken back');

    await button(t('painter:next')).click();
    await hand.press(button(t('painter:fill.lastWeek')));
    await save();
    await expectSaved();
    expectAtMost(2, 'last week copied');
    await page.evaluate((lines) => console.info(lines.join('\n')), counts);
  },
);

test('five empty days of one project are painted by one drag', ONCE, async ({ page, t, signIn }) => {
  const hand = createHand(page);
  await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=2026-12-14`);
  await expect(page.getByRole('grid')).toBeVisible();
  await hand.key('1');
  await hand.drag(cell(page, '2026-12-14', '08:30'), cell(page, '2026-12-18', '17:00'));
  await hand.key('Control+Enter');
  await expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(4);
  expect(await writes(page)).toEqual([{ path: 'create', count: 80 }]);

  // A usual day fits a low screen, with the foot beneath it.
  await page.setViewportSize({ width: 1366, height: 768 });
  const end = await cell(page, '2026-12-14', '17:00').boundingBox();
  const foot = await page.getByRole('button', { name: t('painter:bar.save'), exact: true }).boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeLessThan(foot?.y ?? NaN);
  expect((foot?.y ?? NaN) + (foot?.height ?? NaN)).toBeLessThan(768);

  // The lowest pixel of a row belongs to this row.
  const half = cell(page, '2026-12-14', '09:00');
  const box = await half.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 0.75);
  await expect(half).toBeFocused();
});

type Point = { x: number; y: number };

declare global {
  interface Window {
    /** True while touches must not become long presses, on a slow machine either. */
    isFlick?: boolean;
  }
}

/** Delays the timer of a long press during a flick, because a busy machine is slower than the timer; for `page.addInitScript`. */
function delayLongPress(): void {
  const LONG_PRESS_MS = 200;
  const setTimer = window.setTimeout;
  window.setTimeout = ((act: () => void, ms?: number) =>
    setTimer(act, window.isFlick && ms === LONG_PRESS_MS ? 60_000 : ms)) as typeof setTimeout;
}

test(
  'half hours are painted by touch: a tap, a long press and a drag',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await page.addInitScript(delayLongPress);
    await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=${FRIDAY}&days=1`);
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point, timestamp?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [], timestamp });
    const setFlick = (isFlick: boolean) =>
      page.evaluate((value) => {
        window.isFlick = value;
      }, isFlick);
    /** Sends all touches of a flick at once, with times a tenth of a second apart. */
    const flick = async (points: Point[]) => {
      await setFlick(true);
      const end = Date.now() / 1000;
      const touches = points.map((point, index) =>
        touch(index === 0 ? 'touchStart' : 'touchMove', point, end - (points.length - index) / 10),
      );
      await Promise.all([...touches, touch('touchEnd', undefined, end)]);
      await setFlick(false);
    };
    const tap = async (target: Locator) => flick([await findMiddle(target)]);

    const first = cell(page, FRIDAY, '08:30');
    await cell(page, FRIDAY, '12:00').evaluate((half) => half.scrollIntoView({ block: 'center' }));
    await tap(first);
    await expect(first).toHaveAccessibleName(new RegExp(t('painter:cell.new')));

    const point = await findMiddle(cell(page, FRIDAY, '09:30'));
    await touch('touchStart', point);
    await expect(page.getByText(/^\d+:\d\d–\d+:\d\d$/)).toBeVisible();
    await touch('touchMove', await findMiddle(cell(page, FRIDAY, '10:00')));
    await touch('touchMove', await findMiddle(cell(page, FRIDAY, '10:30')));
    await touch('touchEnd');
    await expect(cell(page, FRIDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));

    const { x, y } = await findMiddle(cell(page, FRIDAY, '13:30'));
    // The finger stops before it is lifted: otherwise the page scrolls on, and the next tap only ends the scrolling.
    await flick([-60, 0, 60, 60].map((distance) => ({ x: x + distance, y })));
    await expect(cell(page, '2026-12-03', '08:30')).toBeVisible();
    await page.getByRole('button', { name: t('painter:next'), exact: true }).click();
    await expect(first).toHaveAccessibleName(new RegExp(t('painter:cell.new')));

    await tap(first);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('painter:sheet.clear') }).click();
    await expect(first).toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
  },
);
