import type { Locator } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, test } from './support/app-fixture';
import { chooseExport, download } from './support/saved-workbook';

const CLOCK = 'mock=frozen:2026-11-20';
/** Staff numbers are the same in both languages. */
const STAFF_NUMBERS = ['SG-0003', 'SG-0004'];

const readTotal = async (row: Locator) => Number(await row.getByRole('gridcell').nth(-3).innerText());

test('people with missing hours are found, opened, reminded and exported', async ({
  page,
  context,
  t,
  lang,
  signIn,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(LOST_PHOTO);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', `${paths.dashboard}?${CLOCK}`);
  const menu = page.getByRole('navigation', { name: t('shell:navigation') });
  await menu.getByRole('link', { name: t('shell:menu.monthClosing'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('hours:weekly.closing') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('shell:menu.monthClosing') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const grid = page.getByRole('grid');
  const missingDay = { name: new RegExp(`${t('closing:state.missing')}$`) };
  await expect(grid.getByRole('gridcell', missingDay).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('closing:show.problems') }).click();
  const search = page.getByRole('searchbox', { name: t('closing:show.search') });
  await search.fill('sg 0004');
  const people = grid.locator('[role=rowgroup] > [role=row]');
  await expect(people).toHaveCount(1);
  const hours = await readTotal(people.first());

  // By the keyboard to the first day that is missing, into it, and back to it.
  await search.press('Tab');
  const missing = people.first().getByRole('gridcell', missingDay).first();
  await people.first().getByRole('rowheader').focus();
  const column = Number(await missing.getAttribute('aria-colindex'));
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight');
  await expect(missing).toBeFocused();
  await page.keyboard.press('Space');
  await expect(people.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reporting\?view=paint&date=2026-11-\d\d&mode=single&staff=4/);
  await expect(page.getByRole('heading', { level: 1, name: t('reporting:title') })).toBeVisible();
  await page.goBack();
  await expect(missing).toBeFocused();
  await expect(page).toHaveURL(/view=closing&show=problems&q=sg/);
  await expect(people.first()).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: t('closing:remind.openFor', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('closing:remind.title') });
  await dialog.getByRole('button', { name: t('closing:remind.copy'), exact: true }).click();
  await expect(dialog.getByText(t('closing:remind.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(lang === 'ja' ? 'ニン ユー ワイさん' : 'Dear Hnin Yu Wai,');
  await expect(dialog.getByRole('link', { name: t('closing:remind.mail') })).toHaveAttribute(
    'href',
    /^mailto:.+@example\.com\?subject=/,
  );
  await dialog.getByRole('button', { name: t('common:action.close') }).click();

  await search.fill('');
  await expect(people.nth(5)).toBeVisible();
  await search.fill('sg 000');
  const foundCount = page.getByRole('status').filter({ hasText: /^\d+/ }).first();
  let shown = 0;
  await expect(async () => {
    shown = await people.count();
    expect(shown).toBeLessThan(10);
    expect(await foundCount.innerText()).toMatch(new RegExp(`^${shown}\\D`));
  }).toPass();
  const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
  const { name, sheet } = await download(page, () => chooseExport(button, t('exporting:type.xlsx')));
  expect(name).toBe(`${t('closing:sheet.file')}_2026-11-20_2026-11.xlsx`);
  const numbers = Array.from({ length: shown }, (_, index) => sheet.getCell(`B${index + 2}`).text);
  expect(numbers).toEqual(expect.arrayContaining(STAFF_NUMBERS));
  expect(sheet.getCell(`C${shown + 2}`).text).toBe(t('closing:sheet.total'));
  const row = numbers.indexOf('SG-0004') + 2;
  expect(sheet.getCell(`AH${row}`).formula).toBe(`SUM(D${row}:W${row})`);
  expect(sheet.getCell(`AH${row}`).result).toBe(hours);
});
