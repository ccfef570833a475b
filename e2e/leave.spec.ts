import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

/** A Friday. */
const NOW = 'mock=frozen:2026-11-20';
const NAMES = { en: 'Hnin Yu Wai', ja: 'ニン ユー ワイ' };

/** Rows that hold all of the texts. */
function rowsWith(table: Locator, ...texts: string[]): Locator {
  return texts.reduce((rows, text) => rows.filter({ hasText: text }), table.getByRole('row'));
}

async function pickEmployee(page: Page, label: string, typed: string, name: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name }).click();
}

test('leave is registered on three dates, by keyboard [LV-2]', ONCE, async ({ page, t, lang, signIn }) => {
  await signIn(page, 'admin', `${paths.leaveRegistration}?${NOW}`);
  await pickEmployee(page, t('leave:field.staffId'), 'hnin', /Hnin Yu Wai|ニン ユー ワイ/);
  await page.getByRole('switch', { name: t('leave:field.multiple') }).press('Space');

  const dates = page.getByRole('textbox', { name: t('leave:field.multiDate') });
  await dates.press('Enter');
  const calendar = page.getByRole('dialog', { name: t('leave:dates.calendar') });
  for (const day of ['10', '11', '12', '13']) {
    await calendar.locator(`[data-date="2026-11-${day}"]`).press('Enter');
  }
  await expect(calendar.getByText(t('common:label.selected', { count: 4 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dates).toBeFocused();
  await expect(dates).toHaveValue(lang === 'ja' ? /（ほか3日）$/ : /\(\+3 more\)$/);

  const chips = page.getByRole('list', { name: t('leave:dates.chosen') }).getByRole('button');
  await chips.last().press('Delete');
  await expect(chips).toHaveCount(3);
  await expect(chips.last()).toBeFocused();

  await page.getByRole('textbox', { name: t('leave:field.reason') }).fill('Three days off');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(t('toasts:leave.created'))).toBeVisible();
  await page.getByRole('searchbox').fill('Three days off');
  const rows = rowsWith(page.getByRole('table', { name: t('leave:list.leaves') }), 'Three days off');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(t('leave:duration.fullDay'));
  await expect(rows.first()).toContainText(NAMES[lang]);
  await expect(page).toHaveURL(/leave-q=Three\+days\+off/);
  await page.reload();
  await expect(rows).toHaveCount(3);

  await page
    .getByRole('link', { name: t('leave:openRecords') })
    .first()
    .click();
  await page.getByRole('button', { name: t('leave:records.showOf', { name: NAMES[lang] }) }).click();
  const own = page.getByRole('table', { name: t('leave:records.leavesOf', { name: NAMES[lang] }) });
  await expect(rowsWith(own, 'Three days off')).toHaveCount(3);
});

test(
  'a new employee’s leave is calculated once, and the second time refused by the server [LV-3]',
  ONCE,
  async ({ page, t, lang, signIn, allowConsole }) => {
    allowConsole(/status of 422/);
    await signIn(page, 'admin', paths.leaveRegistration);
    const name = lang === 'ja' ? 'シュエ イー プー' : 'Shwe Yee Phoo';
    const employee = t('leave:field.staffId');
    await pickEmployee(page, employee, 'shwe yee', new RegExp(name));
    const newEmployee = page.getByRole('button', { name: t('leave:mode.new') });
    await expect(newEmployee).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: t('leave:calculate'), exact: true }).click();
    await expect(page.getByText(t('toasts:leave.recordCreated'))).toBeVisible();
    const table = page.getByRole('table', { name: t('leave:list.calculations') });
    await expect(table.getByRole('row').nth(1)).toContainText(name);

    await pickEmployee(page, employee, 'shwe yee', new RegExp(name));
    await expect(page.getByText(t('leave:calculated.title'))).toBeVisible();
    await page.getByRole('button', { name: t('leave:calculate'), exact: true }).click();
    await expect(page.getByRole('combobox', { name: employee })).toHaveAccessibleDescription(
      t('validation:recordExists'),
    );
    await expect(page.getByText(t('toasts:leave.recordCreateFailed'))).toBeVisible();
  },
);

test(
  'staff add their own overtime, and see only their own rows [LV-1, LV-4]',
  ONCE,
  async ({ page, t, lang, signIn }) => {
    await signIn(page, 'user', paths.leaveRecords);
    const records = page.getByRole('table', { name: t('leave:records.title') });
    await expect(records.getByRole('row')).toHaveCount(2);
    await expect(records.getByRole('row').nth(1)).toContainText(NAMES[lang]);
    await expect(page.getByRole('table', { name: t('leave:records.ownLeaves') })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('leave:records.register') })
      .click();
    await expect(page.getByRole('textbox', { name: t('leave:field.staffId') })).toHaveValue(NAMES[lang]);
    await expect(page.getByRole('button', { name: t('leave:mode.new') })).toHaveCount(0);
    await page.getByRole('button', { name: t('leave:mode.overtime') }).click();
    const table = page.getByRole('table', { name: t('leave:list.overtimes') });
    await expect(table.getByRole('row').nth(1)).toContainText(NAMES[lang]);
    const before = await table.getByRole('row').count();

    await page.getByRole('textbox', { name: t('leave:field.otDate') }).fill('2026/11/5');
    await page.getByRole('combobox', { name: t('leave:field.otTime') }).click();
    await page.getByRole('option', { name: t('leave:duration.hours1Minutes30') }).click();
    await page.getByRole('button', { name: t('leave:submit.overtime') }).click();
    await expect(page.getByText(t('toasts:leave.overTimeCreated'))).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(before + 1);
    await expect(rowsWith(table, NAMES[lang])).toHaveCount(before);
    await expect(page.getByRole('textbox', { name: t('leave:field.otDate') })).toHaveValue('');
  },
);

test('registering leave is accessible', ONCE, async ({ page, t, signIn, expectAccessible }) => {
  await signIn(page, 'admin', `${paths.leaveRegistration}?staff=4&leave-size=5&${NOW}`);
  await page.getByRole('switch', { name: t('leave:field.multiple') }).click();
  await page.getByRole('button', { name: t('leave:submit.existing') }).click();
  await expect(page.getByText(t('validation:required', { field: t('leave:field.reason') }))).toBeVisible();
  await page.getByRole('textbox', { name: t('leave:field.multiDate') }).click();
  const calendar = page.getByRole('dialog', { name: t('leave:dates.calendar') });
  for (const day of ['10', '11']) {
    await calendar.locator(`[data-date="2026-11-${day}"]`).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t('leave:dates.done') }).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByText(t('leave:existing.checking'))).toBeHidden();
  await expectAccessible(page);
});

test('calculations and records are accessible', ONCE, async ({ page, t, signIn, expectAccessible }) => {
  await signIn(page, 'admin', `${paths.leaveRegistration}?mode=new&staff=27&calculated-size=5`);
  await expect(page.getByText(t('leave:enterPermanentDate'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${paths.leaveRecords}?record=4&size=5`);
  await expect(page.getByRole('button', { name: t('leave:records.hide'), exact: true })).toBeVisible();
  await expectAccessible(page);
});
