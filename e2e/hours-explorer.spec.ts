import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';

const CLOCK = 'mock=frozen:2026-11-20';

test('the share of a project over six months is opened down to half hours, and closed again', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, 'admin', `${paths.projectHoursByDate}?${CLOCK}`);
  await page.getByRole('link', { name: t('hours:project.sixMonths') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('hours:reports.explorer') })).toBeVisible();
  const grid = page.getByRole('grid');
  const figures = grid.getByRole('gridcell').filter({ hasText: /\d/ });
  await expect(figures.first()).toBeVisible();

  await page.getByLabel(t('explorer:measure'), { exact: true }).click();
  await page.getByRole('option', { name: t('explorer:measures.shareOfColumn') }).click();
  const project = lang === 'ja' ? '診療予約サイト' : 'Clinic Booking';
  const row = grid.locator('[role=rowgroup] > [role=row]').filter({ hasText: project });
  await expect(row.getByRole('gridcell')).toHaveText([/^–$/, /^–$/, /%$/, /%$/, /%$/, /%$/, /%$/]);
  await expectAccessible(page);
  const sixMonths = page.url();

  // By the keyboard: the project in November, then its first person and day.
  await row.getByRole('rowheader').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/measure=shareOfColumn&path=project\.month\.project-\d+\.month-2026-11/);
  await expect(page).toHaveURL(/rows=member&columns=day/);
  const cell = figures.first();
  await expect(cell).toBeVisible();
  await expect(grid.getByRole('rowheader').first()).toBeFocused();
  const people = page.url();
  const words = await cell.getAttribute('aria-label');
  await cell.click();

  const halfHours = page.getByRole('table');
  await expect(halfHours.getByText(project).first()).toBeVisible();
  const hours = (await halfHours.getByText(project).count()) / 2;
  expect(words).toContain(lang === 'ja' ? `${Math.floor(hours)}時間` : `${Math.floor(hours)} hr`);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('explorer:halfHours.open') }).click();
  await expect(page).toHaveURL(/\/reporting\?view=paint&date=2026-11-\d\d/);

  await page.goBack();
  await expect(halfHours).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(people);
  await expect(grid.getByLabel(words ?? '', { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(sixMonths);
  await expect(row).toBeVisible();
});
