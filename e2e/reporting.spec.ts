import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { formatHours } from '../src/i18n/format';
import { expect, ONCE, test } from './support/app-fixture';
import type { Translate } from './support/catalogue-text';
import { chooseWork } from './support/choose-work';

const picker = (page: Page, name: string) => page.getByRole('combobox', { name });

/** The button of the form, whose label depends on the draft. */
const submitButton = (page: Page, t: Translate) =>
  page.getByRole('form', { name: t('reporting:form') }).locator('[type=submit]');

const submit = (page: Page, t: Translate) => submitButton(page, t).click();

const preview = (page: Page, t: Translate) =>
  page.getByRole('status', { name: t('reporting:preview.label') });

const dateTabs = (page: Page, t: Translate) =>
  page.getByRole('tablist', { name: t('reporting:day.tabs') }).getByRole('tab');

const recorded = (page: Page, t: Translate) => page.getByRole('list', { name: t('reporting:day.recorded') });

/** The five days of a later week, in which the fixtures have no records. */
function workWeek(weeksAhead: number): string[] {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) + weeksAhead * 7);
  return Array.from({ length: 5 }, (_, day) => {
    const date = new Date(monday);
    date.setUTCDate(monday.getUTCDate() + day);
    return date.toISOString().slice(0, 10);
  });
}

test('a week is filled, shown after a reload, cleared and filled from the settings [RP-1, RP-7, RP-9, RP-10]', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, 'user', paths.reporting);
  await chooseWork(page, t);
  await submit(page, t);
  await page.getByRole('button', { name: t('reporting:confirm.replace') }).click();
  await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
  await expect(preview(page, t)).toContainText(t('reporting:preview.unchanged', { count: 80 }));

  await page.reload();
  await expect(dateTabs(page, t)).toHaveCount(5);
  await expect(recorded(page, t).getByText('SCH03')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('reporting:dates.single') }).click();
  await expect(dateTabs(page, t)).toHaveCount(1);
  await page.getByRole('button', { name: t('reporting:clear.start') }).click();
  await expect(submitButton(page, t)).toHaveText(
    t('reporting:clear.submit', { hours: formatHours(8, lang) }),
  );
  await submit(page, t);
  const question = page.getByRole('alertdialog', { name: t('reporting:confirm.clearTitle', { count: 16 }) });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: t('reporting:confirm.clear') }).click();
  await expect(page.getByText(t('toasts:workingHour.cleared'))).toBeVisible();
  await expect(page.getByText(t('reporting:day.emptyBody'))).toBeVisible();

  await page.getByRole('button', { name: t('reporting:autoFill.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reporting:autoFill.apply') })
    .click();
  await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
  await expect(recorded(page, t)).toBeVisible();
});

test(
  'an administrator records for three people at once [RP-2, RP-7]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.reporting}?staff=&dates=${workWeek(2).join(',')}`);
    for (const name of ['thandar', 'hnin', 'kenta']) {
      await picker(page, t('reporting:people.label')).fill(name);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    const people = page.getByRole('tablist', { name: t('reporting:people.tabs') }).getByRole('tab');
    await expect(people).toHaveCount(3);
    await chooseWork(page, t);
    await expect(preview(page, t)).toContainText(t('reporting:preview.created', { count: 240 }));
    await expectAccessible(page);
    await submit(page, t);
    await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
    await people.nth(2).click();
    await expect(recorded(page, t).getByText('SCH03')).toHaveCount(2);
    await page.reload();
    await expect(people).toHaveCount(3);
    await expect(people.nth(2)).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'a session that expires with a filled form loses no input [AU-7]',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/status of 401/);
    await signIn(
      page,
      'user',
      `${paths.reporting}?dates=${workWeek(2).join(',')}&mock=401@task-performance/create!once`,
    );
    await chooseWork(page, t);
    await submit(page, t);
    const dialog = page.getByRole('dialog', { name: t('shell:expired.title') });
    await dialog.getByLabel(t('auth:password')).first().fill('user123');
    await dialog.getByRole('button', { name: t('auth:submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(picker(page, t('reporting:work.project'))).toHaveValue(/^SCH03 : /);
    await expect(dateTabs(page, t)).toHaveCount(5);
    await submit(page, t);
    await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
    await expect(recorded(page, t).getByText('SCH03')).toHaveCount(2);
  },
);

test('a day is filled by keyboard', ONCE, async ({ page, t, signIn }) => {
  const [monday, tuesday] = workWeek(2);
  await signIn(page, 'user', `${paths.reporting}?dates=${monday}`);
  const day = (date = '') => page.locator(`[data-date="${date}"]`);
  await day(monday).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(tuesday)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(day(tuesday)).toHaveAttribute('aria-pressed', 'true');
  await picker(page, t('reporting:work.project')).focus();
  await page.keyboard.type('SCH03');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(picker(page, t('reporting:work.task'))).toBeFocused();
  await page.keyboard.type('05');
  await page.keyboard.press('Enter');
  await expect(preview(page, t)).toContainText(t('reporting:preview.created', { count: 32 }));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
  await dateTabs(page, t).last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dateTabs(page, t).first()).toHaveAttribute('aria-selected', 'true');
  await expect(recorded(page, t).getByText('SCH03')).toHaveCount(2);
});

test(
  'a weekday setting is saved, shown and discarded [RS-1]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'user', `${paths.reportingSetting}?weekday=6`);
    await expect(page.getByText(t('reporting:setting.emptyBody'))).toBeVisible();
    await expectAccessible(page);
    const edit = () =>
      page
        .getByRole('button', { name: t('reporting:setting.edit') })
        .first()
        .click();
    await edit();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await chooseWork(page, t);
    await page.getByRole('button', { name: t('reporting:setting.submit'), exact: true }).click();
    await expect(page.getByText(t('toasts:setting.saved'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('SCH03')).toHaveCount(2);
    await edit();
    await expect(picker(page, t('reporting:work.project'))).toHaveValue(/^SCH03 : /);
    await picker(page, t('reporting:work.project')).fill('');
    await page.getByRole('button', { name: t('reporting:setting.discardCount', { count: 16 }) }).click();
    await page.getByRole('button', { name: t('reporting:setting.discard'), exact: true }).click();
    await expect(page.getByText(t('toasts:setting.discarded'))).toBeVisible();
    await expect(page.getByText(t('reporting:setting.emptyBody'))).toBeVisible();
  },
);

/** The last week of the calendar is above the foot with the button; the foot takes at most two lines. */
test('work, dates and the button are visible on a common notebook and on a phone', async ({
  page,
  t,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'admin', `${paths.reporting}?mock=frozen:2026-11-20`);
  const foot = submitButton(page, t).locator('..');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(foot).toBeInViewport({ ratio: 1 });
    const box = await foot.boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(72);
    const last = await page.locator('[data-date="2026-11-30"]').boundingBox();
    expect((last?.y ?? NaN) + (last?.height ?? NaN), `${width} px`).toBeLessThanOrEqual(box?.y ?? NaN);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
