import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';
import { chooseExport, download } from './support/saved-workbook';

const CLOCK = 'mock=frozen:2026-11-20';

test(
  'a month is closed: missing hours opened, the payroll explained and exported, a member opened',
  ONCE,
  async ({ page, t, lang, signIn, allowConsole, expectAccessible }) => {
    allowConsole(LOST_PHOTO);
    await signIn(page, 'admin', `${paths.dashboard}?${CLOCK}`);
    const menu = page.getByRole('navigation', { name: t('shell:navigation') });
    await menu.getByRole('link', { name: t('shell:menu.monthEnd'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('settling:title') })).toBeVisible();
    const point = (name: string) => page.getByRole('region', { name, exact: true });
    const payroll = point(t('settling:payroll.title'));
    await expect(payroll.getByText(t('settling:payroll.never'))).toBeVisible();
    await expect(point(t('settling:leave.title')).getByText(t('settling:state.done'))).toBeVisible();
    const gaps = page.getByRole('link', { name: t('settling:hours.link') });
    await expect(gaps).toBeVisible();
    await expectAccessible(page);

    await gaps.click();
    await expect(page).toHaveURL(/view=closing&month=2026-11&show=problems/);
    const missingDay = { name: new RegExp(`${t('closing:state.missing')}$`) };
    await expect(page.getByRole('gridcell', missingDay).first()).toBeVisible();
    await page.goBack();

    // By the keyboard into the parts of a sum: rejected hours are listed, and not counted.
    const button = payroll.getByRole('button', { name: t('exporting:payroll.label') });
    await chooseExport(button, t('exporting:type.xlsx'));
    const dialog = page.getByRole('dialog', { name: t('exporting:payroll.title') });
    await dialog.getByRole('button', { name: new RegExp(`^${t('payroll:show.odd')}`) }).click();
    const person = dialog.locator('tbody').getByRole('button').first();
    await person.focus();
    await page.keyboard.press('Enter');
    await expect(person).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByText(t('payroll:odd.rejected'))).toBeVisible();
    await expect(dialog.getByText(t('payroll:explain.notCounted'))).toBeVisible();
    await expectAccessible(page);
    const leaveHours = await dialog.locator('tfoot td').first().innerText();

    const { sheet } = await download(page, () =>
      dialog.getByRole('button', { name: t('exporting:export') }).click(),
    );
    const hours = [...Array(sheet.rowCount).keys()]
      .slice(3, -1)
      .reduce((sum, row) => sum + Number(sheet.getCell(row + 1, 4).value), 0);
    expect(leaveHours).toBe(lang === 'ja' ? `${hours}時間` : `${hours} hrs`);
    await expect(payroll.getByText(t('settling:state.done'))).toBeVisible();

    await menu.getByRole('link', { name: t('shell:menu.employeeList'), exact: true }).click();
    const name = page
      .locator('tbody')
      .getByRole('link', { name: lang === 'ja' ? 'さとう けんた' : 'Sato Kenta', exact: true });
    await name.click();
    await expect(page).toHaveURL(new RegExp(`${paths.person(5)}$`));
    await expect(page.getByRole('region', { name: t('person:skills.title') })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expectAccessible(page);
  },
);
