import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Worksheet } from 'exceljs';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';
import { chooseExport, download } from './support/saved-workbook';

/** The texts of a column between two rows. */
function readColumn(sheet: Worksheet, column: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => sheet.getCell(`${column}${from + index}`).text);
}

const tableNames = (page: Page) => page.locator('tbody tr td:first-child').allInnerTexts();

test(
  'the payroll holds the searched members [EX-1, EX-2]',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(LOST_PHOTO);
    await signIn(page, 'admin', `${paths.memberList}?q=php&size=20`);
    await expect(page.getByRole('link', { name: /@example/ }).first()).toBeVisible();
    const shown = await page.locator('tbody tr').count();

    const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
    const payrollAs = (type: string) => t('exporting:typeOf', { name: t('exporting:payroll.name'), type });
    await chooseExport(button, payrollAs(t('exporting:type.xlsx')));
    const dialog = page.getByRole('dialog', { name: t('exporting:payroll.title') });
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await expectAccessible(page);
    const save = dialog.getByRole('button', { name: t('exporting:export') });
    const { name, sheet } = await download(page, () => save.click());
    expect(name).toMatch(/^payroll_\d{4}_\d{2}_\d{2}_\d{4}-\d{2}\.xlsx$/);
    expect(name).toContain(sheet.getCell('C1').text);
    expect(sheet.getCell('B1').text).toBe('Staff PayRoll');
    expect(readColumn(sheet, 'B', 4 + shown, 4 + shown)).toEqual(['TOTAL']);
    for (const member of readColumn(sheet, 'B', 4, 3 + shown)) expect(member).toMatch(/^[A-Za-z ]+$/);
    expect(sheet.getCell('H4').formula).toContain('MROUND');
    await expect(
      page.getByRole('status').filter({ hasText: t('exporting:saved', { file: name }) }),
    ).toBeAttached();

    // By the keyboard: the second file type.
    await button.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveCount(5);
    await page.getByRole('menuitem', { name: payrollAs(t('exporting:type.csv')) }).press('Enter');
    const [csv] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    expect(csv.suggestedFilename()).toMatch(/\.csv$/);
    expect((await readFile(await csv.path(), 'utf8')).split('\r\n')).toHaveLength(shown + 2);
  },
);

test(
  'a slow export can be cancelled, and a failed one shows the reason',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(/Failed to load resource/);
    await signIn(page, 'admin', `${paths.memberList}?mock=slow:60000@over-time/get`);
    const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
    const payroll = t('exporting:typeOf', {
      name: t('exporting:payroll.name'),
      type: t('exporting:type.xlsx'),
    });
    await expect(page.locator('tbody [data-avatar]').first()).toBeVisible();
    const save = page.getByRole('dialog').getByRole('button', { name: t('exporting:export') });
    await chooseExport(button, payroll);
    await save.click();
    await expect(page.getByRole('progressbar', { name: t('exporting:reading') })).toBeVisible();
    await page.getByRole('button', { name: t('common:action.cancel') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('exporting:cancelled') })).toBeAttached();
    await expect(button).toBeFocused();

    await page.goto(`${paths.memberList}?mock=500@over-time/get`);
    await chooseExport(button, payroll);
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: t('exporting:failedTitle') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test('the reports of hours are exported as shown [EX-1]', ONCE, async ({ page, t, lang, signIn }) => {
  await signIn(page, 'admin');
  const range = 'start=2026-11-02&end=2026-11-15';
  const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
  const saveAsExcel = () => chooseExport(button, t('exporting:type.xlsx'));

  await page.goto(`${paths.weeklyWorkTime}?${range}&size=20&mock=frozen:2026-11-20`);
  await expect(page.locator('tbody tr').nth(9)).toContainText(/\d/);
  const weekly = await download(page, saveAsExcel);
  expect(weekly.name).toBe(`${t('exporting:file.weekly')}_2026-11-20_2026-11-02~2026-11-15.xlsx`);
  const members = await tableNames(page);
  expect(readColumn(weekly.sheet, 'B', 2, members.length + 1)).toEqual(members);

  await page.goto(`${paths.menPower}?${range}`);
  await expect(page.locator('tbody tr').first()).toContainText(/\d/);
  const power = await download(page, saveAsExcel);
  expect(power.name).toBe('2026-11-02~2026-11-15 men-hour.xlsx');
  const codes = await tableNames(page);
  expect(readColumn(power.sheet, 'B', 3, codes.length + 2)).toEqual(codes);

  await page.goto(`${paths.projectHoursByDate}?start=2026-10-01&end=2026-11-15`);
  await expect(
    page.getByRole('heading', {
      name: lang === 'ja' ? '2026/11/01～2026/11/30' : '1 Nov 2026 – 30 Nov 2026',
    }),
  ).toBeVisible();
  const project = await download(page, saveAsExcel);
  expect(project.name).toBe(`${t('exporting:file.project')}_2026-11-20_2026-10-01~2026-11-30.xlsx`);
  expect(project.workbook.worksheets.map((sheet) => sheet.getCell('A3').text)).toEqual([
    '2026-10-01 ~ 2026-10-31',
    '2026-11-01 ~ 2026-11-30',
  ]);
});

test(
  'the skill sheets are exported with every mark on request [SK-4]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', paths.skillList);
    await expect(page.locator('tbody button').first()).toBeVisible();
    const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
    await chooseExport(button, t('exporting:type.xlsx'));
    const dialog = page.getByRole('dialog', { name: t('exporting:skills.title') });
    await dialog.getByRole('checkbox', { name: t('exporting:skills.everyMark') }).check();
    await expectAccessible(page);
    const { name, sheet } = await download(page, () =>
      dialog.getByRole('button', { name: t('exporting:export') }).click(),
    );
    expect(name).toMatch(/^skillSheet_\d{4}_\d{2}_\d{2}\.xlsx$/);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 3, ySplit: 7 });
    expect(sheet.getCell('C7').text).toBe('氏名');
    const marks = sheet.getRow(8).values;
    expect(Array.isArray(marks) && marks.some((mark) => mark === '★' || mark === '◎')).toBe(true);
  },
);
