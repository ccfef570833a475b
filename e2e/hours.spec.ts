import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

const START = '2026-11-16';
const END = '2026-11-20';
const CLOCK = 'mock=frozen:2026-11-20';

test('the hours of a range are searched, filtered and cleared [HR-1]', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, 'admin', `${paths.weeklyWorkTime}?${CLOCK}`);
  const form = page.getByRole('form', { name: t('hours:weekly.form') });
  // The page opens with the current week.
  const table = page.getByRole('table', { name: t('hours:weekly.result') });
  await expect(table).toBeVisible();
  await form.getByRole('button', { name: t('common:action.clear') }).click();
  await form.getByRole('button', { name: t('hours:search') }).click();
  const required = t('validation:required', { field: t('hours:field.end') });
  await expect(form.getByText(required)).toBeVisible();
  await form.getByRole('textbox', { name: t('hours:field.start') }).fill('2020-01-01');
  await form.getByRole('textbox', { name: t('hours:field.end') }).fill('2020-01-02');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(t('toasts:hours.none'))).toBeVisible();

  await form.getByRole('textbox', { name: t('hours:field.start') }).fill(START);
  await form.getByRole('textbox', { name: t('hours:field.end') }).fill(END);
  await form.getByRole('button', { name: t('hours:search') }).click();
  await expect(page.getByText(t('toasts:hours.found'))).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(11);
  // Full-width letters find plain ones, katakana finds hiragana.
  await page
    .getByRole('searchbox', { name: t('hours:searchResult') })
    .fill(lang === 'ja' ? 'サトウ' : 'ｓａｔｏ');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await form.getByRole('button', { name: t('common:action.clear') }).click();
  await expect(table).toBeHidden();
});

test('men power follows the dates [HR-2]', ONCE, async ({ page, t, signIn, expectAccessible }) => {
  await signIn(page, 'admin', `${paths.menPower}?${CLOCK}`);
  const table = page.getByRole('table', { name: t('hours:menPower.result') });
  await expect(table.getByRole('row')).toHaveCount(9);
  const start = page.getByRole('textbox', { name: t('hours:field.start') });
  await expect(start).toHaveValue(/^2026.11.14$/);
  await start.fill('2026-11-21');
  const isLate = t('validation:beforeOrEqual', { field: t('hours:field.start') });
  await expect(page.getByText(isLate)).toBeVisible();
  await start.fill('2026-11-20');
  await expect(page.getByText(isLate)).toBeHidden();
  await expect(start).toBeFocused();
  await expect(page).toHaveURL(/start=2026-11-20&end=2026-11-20/);
  await page.getByRole('button', { name: t('hours:preset.lastMonth') }).click();
  await expect(start).toHaveValue(/^2026.10.01$/);
  await page.getByRole('button', { name: t('hours:column.projectHours'), exact: true }).click();
  await expect(table.getByRole('columnheader', { name: t('hours:column.projectHours') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectAccessible(page);
});

test(
  'project hours are shown by week and by month [HR-3]',
  ONCE,
  async ({ page, t, lang, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.projectHoursByDate}?${CLOCK}`);
    const form = page.getByRole('form', { name: t('hours:project.form') });
    const day = (date: string) =>
      lang === 'ja'
        ? date.replaceAll('-', '/')
        : new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    const range = (start: string, end: string) => t('hours:range', { start: day(start), end: day(end) });
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([range('2026-11-16', '2026-11-22')]);
    await form.getByRole('combobox', { name: t('hours:field.weeks') }).click();
    await page.getByRole('option', { name: t('hours:project.weeks', { count: 2 }), exact: true }).click();
    await form.getByRole('textbox', { name: t('hours:field.end') }).fill(END);
    await form.getByRole('button', { name: t('hours:search') }).click();
    await expect(page.getByText(t('toasts:hours.projectFound'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      range('2026-11-07', '2026-11-13'),
      range('2026-11-14', '2026-11-20'),
    ]);
    await page
      .getByRole('searchbox', { name: t('hours:searchResult') })
      .fill(lang === 'ja' ? '診療予約' : 'clinic');
    await expect(page.getByRole('table')).toHaveCount(2);
    await expectAccessible(page);

    await form.getByRole('button', { name: t('common:action.clear') }).click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await form.getByRole('checkbox', { name: t('hours:field.byMonth') }).check();
    await form.getByRole('textbox', { name: t('hours:field.start') }).fill('2026-10-05');
    await form.getByRole('textbox', { name: t('hours:field.end') }).fill(END);
    await form.getByRole('button', { name: t('hours:search') }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      range('2026-10-01', '2026-10-31'),
      range('2026-11-01', '2026-11-30'),
    ]);
  },
);

test(
  'the reports link to the employee report, which groups by task [HR-4, HR-5]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.reports}?${CLOCK}`);
    await expect(page.getByText(t('hours:reports.weeklyFigure', { count: 28 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('hours:member.open') }).press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.getByRole('combobox', { name: t('hours:field.member') }).fill('hnin');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/member=4/);
    await page.getByRole('combobox', { name: t('hours:field.firstBy') }).click();
    await page.getByRole('option', { name: t('hours:member.by.task'), exact: true }).click();
    await expect(page).toHaveURL(/by=task/);
    await expect(
      page.getByRole('columnheader', { name: t('hours:member.by.project') }).first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('columnheader', { name: t('hours:member.by.project') }).first(),
    ).toBeVisible();
    await expectAccessible(page);
  },
);
