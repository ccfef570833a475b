import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { formatCalendar, hourAt } from '../tests/support/calendars/calendar-files';
import { expect, ONCE, test } from './support/app-fixture';

/** A Monday of which nothing is recorded. */
const MONDAY = '2026-12-07';
const NOW = `?mock=frozen:2026-12-04`;
const TITLES = ['Stand-up', '定例会議', 'Design review', '<i>One to one</i>'];
const TIMES = ['091000', '103000', '130000', '160000'];

/** Four meetings, the same each day. */
const FILE = formatCalendar(
  ...TITLES.map((title, index) => ({
    uid: title,
    title,
    lines: [...hourAt(`20261130T${TIMES[index]}`, index === 0 ? 40 : 60), 'RRULE:FREQ=DAILY'],
  })),
  { uid: 'off', title: '記念日', lines: ['DTSTART;VALUE=DATE:20261207'] },
);

/** Chooses the file by keyboard alone. */
async function chooseFile(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'my.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE) });
}

test(
  'a day of four meetings is accepted in two presses, by keyboard, and only half hours are sent',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'user', `${paths.reporting}${NOW}&view=paint&date=${MONDAY}&days=1`);
    const grid = page.getByRole('grid');
    const event = (title: string) => grid.getByRole('button', { name: new RegExp(`^${title}[,、]`) });
    const saved = () => expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
    await expect(grid).toBeVisible();

    await chooseFile(page, t('painter:calendar.choose'));
    await expect(event('Stand-up')).toHaveAccessibleName(/9:00.10:00.*9:10.9:50/);
    await expect(grid.getByText(t('painter:calendar.allDay', { titles: '記念日' }))).toBeVisible();
    await expectAccessible(page);

    await event('Stand-up').focus();
    await page.keyboard.press('Enter');
    await expect(event('Stand-up')).toHaveCount(0);
    await expect(event('定例会議')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('painter:calendar.nothing'))).toBeVisible();
    await page.keyboard.press('Control+s');
    await saved();

    // The next day the titles are known: one press, and one that saves.
    await page.getByRole('button', { name: t('painter:next'), exact: true }).click();
    await page.getByRole('button', { name: t('painter:calendar.acceptKnown', { count: 4 }) }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(t('painter:calendar.nothing'))).toBeVisible();
    await saved();

    const calls = await page.evaluate(() =>
      (window.mockApi?.log() ?? []).filter(({ path }) => /create$/.test(path)).map(({ body }) => body),
    );
    expect(calls.map((body) => (body as { create_array: unknown[] }).create_array.length)).toEqual([8, 8]);
    expect(JSON.stringify(calls)).not.toMatch(/Stand-up|定例/);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('painter:calendar.exportShown') }).click();
    expect((await download).suggestedFilename()).toMatch(/2026-12-08\.ics$/);
  },
);
