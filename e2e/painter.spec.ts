import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { cell, writes } from './support/timeline';

/** Today, of which nothing is recorded yet, and days of the week after it. */
const FRIDAY = '2026-12-04';
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-12-07', '2026-12-08', '2026-12-09'] as const;
const NOW = `?mock=frozen:${FRIDAY}`;

/** What a person does: a press, a drag or one typed search is one. */
function countedHand(page: Page) {
  let gestures = 0;
  const middle = async (target: Locator) => {
    await (await target.elementHandle())?.waitForElementState('stable');
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to point at');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
  };
  return {
    count: () => gestures,
    start: () => (gestures = 0),
    async press(target: Locator) {
      gestures++;
      await target.click();
    },
    async key(name: string) {
      gestures++;
      await page.keyboard.press(name);
    },
    async drag(from: Locator, to: Locator, held?: 'Shift' | 'Alt' | '2' | '3') {
      gestures++;
      const one = await middle(from);
      const other = await middle(to);
      if (held) await page.keyboard.down(held);
      await page.mouse.move(one.x, one.y);
      await page.mouse.down();
      await page.mouse.move(other.x, other.y, { steps: 6 });
      await page.mouse.up();
      if (held) await page.keyboard.up(held);
    },
    /** Draws the lower edge of the block that ends in `from` to the middle of `to`. */
    async draw(from: Locator, to: Locator) {
      gestures++;
      const one = await middle(from);
      const other = await middle(to);
      await page.mouse.move(one.x, one.box.y + one.box.height - 2);
      await page.mouse.down();
      await page.mouse.move(other.x, other.y, { steps: 6 });
      await page.mouse.up();
    },
  };
}

test(
  'a week is painted by mouse in few gestures, each saved in one request, and undone [RP-7]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    const hand = countedHand(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const save = () => hand.press(button(t('painter:bar.save')));
    const saved = () => expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
    const brush = (index: number) => page.getByRole('radio').nth(index);
    const told: string[] = [];
    const tell = (what: string, most: number) => {
      told.push(`${what}: ${hand.count()}`);
      expect(hand.count(), what).toBeLessThanOrEqual(most);
      hand.start();
    };

    await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=${FRIDAY}`);
    await expect(page.getByRole('grid')).toBeVisible();

    await hand.press(button(t('painter:fill.rest')));
    await save();
    await saved();
    tell('a normal day of one project', 2);
    expect(await writes(page)).toEqual([{ path: 'create', count: 16 }]);

    await button(t('painter:next')).click();
    await hand.drag(cell(page, MONDAY, '08:30'), cell(page, MONDAY, '10:30'));
    await hand.drag(cell(page, MONDAY, '11:00'), cell(page, MONDAY, '14:30'), '2');
    await hand.drag(cell(page, MONDAY, '15:00'), cell(page, MONDAY, '17:00'), '3');
    await expectAccessible(page);
    await hand.key('Control+s');
    await saved();
    tell('three different tasks in one day', 5);
    expect((await writes(page)).at(-1)).toEqual({ path: 'create', count: 16 });
    hand.start();

    await hand.press(brush(0));
    await hand.drag(cell(page, TUESDAY, '10:00'), cell(page, WEDNESDAY, '11:00'));
    await hand.drag(cell(page, TUESDAY, '10:30'), cell(page, TUESDAY, '15:30'));
    await expect(cell(page, TUESDAY, '15:00')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await hand.drag(cell(page, WEDNESDAY, '10:30'), cell(page, WEDNESDAY, '15:30'), 'Alt');
    await expect(cell(page, WEDNESDAY, '10:00')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    // The keys go on where the drag ended.
    await expect(cell(page, WEDNESDAY, '15:30')).toBeFocused();
    await hand.draw(cell(page, WEDNESDAY, '11:00'), cell(page, WEDNESDAY, '10:00'));
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
    await page.keyboard.press('Control+z');
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await page.reload();
    await expect(cell(page, WEDNESDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await button(t('painter:bar.discard')).click();
    hand.start();

    await hand.key('0');
    await hand.press(cell(page, MONDAY, '09:00'));
    await hand.key('Control+s');
    await saved();
    tell('one half hour corrected', 3);
    await hand.key('Control+z');
    await expect(cell(page, MONDAY, '09:00')).not.toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
    tell('a saved change taken back', 1);

    await button(t('painter:next')).click();
    await hand.press(button(t('painter:fill.lastWeek')));
    await save();
    await saved();
    tell('last week copied', 2);
    await page.evaluate((lines) => console.info(lines.join('\n')), told);
  },
);

test('five empty days of one project are painted by one drag', ONCE, async ({ page, t, signIn }) => {
  const hand = countedHand(page);
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

  // The lowest pixel of a row is its own.
  const half = cell(page, '2026-12-14', '09:00');
  const box = await half.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 0.75);
  await expect(half).toBeFocused();
});

type Point = { x: number; y: number };

declare global {
  interface Window {
    /** True while no finger rests, however slow the machine is. */
    isQuick?: boolean;
  }
}

/** For `page.addInitScript`. A busy machine takes longer from touch to touch than a finger that rests. */
function holdRest(): void {
  const REST_MS = 200;
  const later = window.setTimeout;
  window.setTimeout = ((act: () => void, ms?: number) =>
    later(act, window.isQuick && ms === REST_MS ? 60_000 : ms)) as typeof setTimeout;
}

test(
  'half hours are painted by touch: a tap, a long press and a drag',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await page.addInitScript(holdRest);
    await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=${FRIDAY}&days=1`);
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point, timestamp?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [], timestamp });
    const middle = async (target: Locator) => {
      await (await target.elementHandle())?.waitForElementState('stable');
      const box = await target.boundingBox();
      if (!box) throw new Error('There is nothing to touch');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** What the browser gets at once, as touches a tenth of a second apart, and the page as what never rests. */
    const flick = async (way: Point[]) => {
      await page.evaluate(() => (window.isQuick = true));
      const end = Date.now() / 1000;
      const touches = way.map((point, index) =>
        touch(index === 0 ? 'touchStart' : 'touchMove', point, end - (way.length - index) / 10),
      );
      await Promise.all([...touches, touch('touchEnd', undefined, end)]);
      await page.evaluate(() => (window.isQuick = false));
    };
    const tap = async (target: Locator) => flick([await middle(target)]);

    const first = cell(page, FRIDAY, '08:30');
    await cell(page, FRIDAY, '12:00').evaluate((half) => half.scrollIntoView({ block: 'center' }));
    await tap(first);
    await expect(first).toHaveAccessibleName(new RegExp(t('painter:cell.new')));

    const point = await middle(cell(page, FRIDAY, '09:30'));
    await touch('touchStart', point);
    await expect(page.getByText(/^\d+:\d\d–\d+:\d\d$/)).toBeVisible();
    await touch('touchMove', await middle(cell(page, FRIDAY, '10:00')));
    await touch('touchMove', await middle(cell(page, FRIDAY, '10:30')));
    await touch('touchEnd');
    await expect(cell(page, FRIDAY, '10:30')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));

    const { x, y } = await middle(cell(page, FRIDAY, '13:30'));
    // The finger stops before it is lifted: otherwise the page scrolls on, and the next tap only ends the scrolling.
    await flick([-60, 0, 60, 60].map((far) => ({ x: x + far, y })));
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
