import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, test } from './support/app-fixture';
import { chooseWork } from './support/choose-work';
import { chooseExport, download } from './support/saved-workbook';

const CLOCK = 'mock=frozen:2026-11-20,overtime-limits';
const DAYS = ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13'].map((day) => `2026-11-${day}`);

test('an exceeded limit of overtime is found in the recording status and at the month end, and explained by half hours', async ({
  page,
  t,
  lang,
  signIn,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(LOST_PHOTO);
  await signIn(page, 'admin', `${paths.dashboard}?${CLOCK}`);

  // Ten days become five hours and a half longer.
  await page.goto(`${paths.reporting}?staff=4&viewed=4&dates=${DAYS.join(',')}`);
  await chooseWork(page, t);
  const more = page.getByRole('button', { name: t('reporting:work.more') });
  for (let half = 0; half < 11; half += 1) await more.click();
  await page
    .getByRole('form', { name: t('reporting:form') })
    .locator('[type=submit]')
    .click();
  await page.getByRole('button', { name: t('reporting:confirm.replace') }).click();
  await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();

  const menu = page.getByRole('navigation', { name: t('shell:navigation') });
  await menu.getByRole('link', { name: t('shell:menu.monthEnd'), exact: true }).click();
  await expect(page).toHaveURL(/month-end/);
  const point = page.getByRole('region', { name: t('closing:limits.short') });
  const name = lang === 'ja' ? 'ニン ユー ワイ' : 'Hnin Yu Wai';
  await expect(point.getByRole('listitem').filter({ hasText: name })).toContainText(
    t('closing:limits.state.over'),
  );
  await expectAccessible(page);
  await point.getByRole('link', { name: t('settling:hours.link') }).click();

  await expect(page).toHaveURL(/view=closing&month=2026-11&show=overLimit/);
  const row = page.getByRole('grid').locator('[role=rowgroup] > [role=row]').filter({ hasText: name });
  const cell = row.getByRole('gridcell').last();
  await expect(cell).toContainText(t('closing:limits.state.over'));
  await expectAccessible(page);
  const { sheet } = await download(page, () =>
    chooseExport(
      page.getByRole('button', { name: t('exporting:export'), exact: true }),
      t('exporting:type.xlsx'),
    ),
  );
  expect(sheet.getCell(2, 39).value).toBe(t('closing:limits.state.over'));

  await cell.click();
  await expect(page).toHaveURL(new RegExp(`${paths.person(4)}\\?month=2026-11`));
  const limits = page.locator('section').filter({ hasText: t('closing:limits.name.month') });
  await limits.getByText(t('closing:limits.name.month'), { exact: true }).click();
  const day = limits.locator('summary').filter({ hasText: lang === 'ja' ? '11/02' : 'Mon 2 Nov' });
  await day.click();
  await expect(limits.getByText(lang === 'ja' ? '22:30～23:00' : '22:30–23:00')).toContainText(
    t('closing:limits.halfHour.overDay'),
  );
  await expectAccessible(page);
  await limits.getByRole('link', { name: t('closing:limits.day.open') }).click();
  await expect(page).toHaveURL(/date=2026-11-02/);
});
