import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { cell, writes } from './support/timeline';

/** Nothing is recorded on this Friday and in the weeks after it. */
const FRIDAY = '2026-12-04';
const [MONDAY, TUESDAY] = ['2026-12-14', '2026-12-15'] as const;
const NOW = `mock=frozen:${FRIDAY}`;

test('a week is painted by keyboard, in few keys [RP-7]', ONCE, async ({ page, t, signIn }) => {
  let keys = 0;
  const counts: string[] = [];
  /** Presses a key; several presses of one key count as one. */
  const key = async (name: string, times = 1) => {
    keys += 1;
    for (let time = 0; time < times; time += 1) await page.keyboard.press(name);
  };
  const expectAtMost = (most: number, act: string) => {
    counts.push(`${act}, by keyboard: ${keys}`);
    expect(keys, act).toBeLessThanOrEqual(most);
    keys = 0;
  };
  const expectSaved = () => expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
  const expectNew = (date: string, time: string) =>
    expect(cell(page, date, time)).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
  const expectRecorded = (date: string, time: string) =>
    expect(cell(page, date, time)).not.toHaveAccessibleName(
      new RegExp(`${t('painter:cell.new')}|${t('painter:cell.empty')}`),
    );

  await signIn(page, 'user', `${paths.reporting}?${NOW}&view=paint&date=${FRIDAY}`);
  await cell(page, FRIDAY, '08:30').focus();
  await key('Shift+End');
  await key('Enter');
  await expectNew(FRIDAY, '17:00');
  await key('Control+s');
  await expectSaved();
  expectAtMost(4, 'a normal day of one project');
  expect(await writes(page)).toEqual([{ path: 'create', count: 16 }]);

  // The keys are faster than the answer of the server: only a recorded half hour can be deleted.
  await expectRecorded(FRIDAY, '08:30');
  await key('Home');
  await key('Delete');
  await key('Control+s');
  await expect.poll(async () => (await writes(page)).length).toBe(2);
  await expectSaved();
  expectAtMost(6, 'one half hour corrected');
  await key('Control+z');
  await expect(cell(page, FRIDAY, '08:30')).not.toHaveAccessibleName(new RegExp(t('painter:cell.empty')));
  expectAtMost(2, 'a saved change taken back');

  await page.goto(`${paths.reporting}?view=paint&date=${MONDAY}`);
  await cell(page, MONDAY, '08:30').focus();
  await key('Shift+ArrowDown', 3);
  await key('1');
  await key('Shift+ArrowDown', 5);
  await key('2');
  await key('Shift+End');
  await key('3');
  await expectNew(MONDAY, '17:00');
  await key('Control+s');
  await expectSaved();
  expectAtMost(10, 'three different tasks in one day');
  expect((await writes(page)).at(-1)).toEqual({ path: 'create', count: 16 });

  await key('PageDown');
  await key('Home');
  await key('Shift+End');
  await key('Shift+ArrowRight', 4);
  await key('1');
  await expectNew('2026-12-25', '17:00');
  await key('Control+Enter');
  await expectSaved();
  expectAtMost(8, 'five days of one project');
  expect((await writes(page)).at(-1)?.count).toBe(80);

  await page.keyboard.press('PageDown');
  await expect(cell(page, '2026-12-28', '08:30')).toBeVisible();
  await key('Control+k');
  await expect(page.getByRole('combobox', { name: t('palette:title') })).toBeFocused();
  await page.keyboard.type(t('palette:action.copyLastWeek'));
  keys += 1;
  await expect(page.getByRole('option', { selected: true })).toHaveText(t('palette:action.copyLastWeek'));
  await key('Enter');
  await expectNew('2027-01-01', '17:00');
  await key('Control+s');
  await expectSaved();
  expectAtMost(4, 'last week copied');
  await page.evaluate((lines) => console.info(lines.join('\n')), counts);
});

test(
  'painted half hours survive a session that expires during the save [AU-7]',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/status of 401/);
    await signIn(
      page,
      'user',
      `${paths.reporting}?${NOW},401@task-performance/create!once&view=paint&date=${TUESDAY}`,
    );
    await cell(page, TUESDAY, '08:30').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: t('shell:expired.title') });
    await dialog.getByLabel(t('auth:password')).first().fill('user123');
    await dialog.getByRole('button', { name: t('auth:submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, TUESDAY, '09:00')).toHaveAccessibleName(new RegExp(t('painter:cell.new')));
    await page.getByRole('button', { name: t('painter:bar.save'), exact: true }).click();
    await expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
    expect((await writes(page)).at(-1)).toEqual({ path: 'create', count: 2 });
  },
);
