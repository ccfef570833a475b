import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE_IN_JAPANESE, ONCE, test } from './support/app-fixture';

const PENDING_OF_NOVEMBER = 'month=11&status=pending';

const pendingFines = (page: Page) =>
  page.evaluate(() =>
    (window.mockApi?.rows('fines') ?? [])
      .filter(({ date, status, deleted_at }) => date.startsWith('2026-11') && status === 0 && !deleted_at)
      .map(({ id }) => id),
  );

test(
  'many fines are completed in three presses, and a filtered list is opened again as a saved view [FIN-4]',
  ONCE_IN_JAPANESE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.fines}?mock=frozen:2026-11-20&${PENDING_OF_NOVEMBER}`);
    await page.getByRole('button', { name: t('lists:views.title') }).click();
    const dialog = page.getByRole('dialog', { name: t('lists:views.title') });
    await dialog.getByRole('textbox', { name: t('lists:views.name') }).fill('To settle');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'To settle', exact: true })).toHaveAttribute(
      'aria-current',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const before = await pendingFines(page);
    const count = before.length;
    expect(count).toBeGreaterThanOrEqual(8);
    await page.getByRole('checkbox', { name: t('lists:selection.page') }).click();
    const complete = { name: t('lists:many.complete', { count }) };
    await page
      .getByRole('region', { name: t('lists:selection.bar') })
      .getByRole('button', complete)
      .click();
    const question = page.getByRole('dialog', { name: t('lists:fines.completeTitle', { count }) });
    await question.getByRole('button', complete).click();
    await expect(page.getByText(t('lists:fines.completed', { count }))).toBeVisible();
    expect(await pendingFines(page)).toEqual([]);
    await expect(page.getByText(t('fines:empty.filteredTitle'))).toBeVisible();

    await page.goto(paths.fines);
    await page.getByRole('button', { name: t('lists:views.title') }).click();
    await dialog.getByRole('button', { name: 'To settle', exact: true }).click();
    await expect(page).toHaveURL(`${paths.fines}?${PENDING_OF_NOVEMBER}`);
  },
);

test(
  'a company day is registered for all who work on it, and shown on the wall',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(LOST_PHOTO);
    const day = '2026-11-25';
    await signIn(page, 'admin', `${paths.leaveRegistration}?mock=frozen:2026-11-20&view=many&dates=${day}`);
    // The list has read the leave of all people.
    const onePerson = { name: t('lists:group.select', { name: 'Tanaka Misaki' }) };
    await expect(page.getByRole('checkbox', onePerson)).toBeVisible();
    const everybody = page.getByRole('checkbox', { name: t('lists:selection.page') });
    await everybody.press('Space');
    await page.getByRole('button', { name: /^Select all \d+ rows$/ }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: t('leave:field.duration') }).click();
    await page.getByRole('option', { name: t('leave:duration.fullDay') }).click();
    await page.getByRole('textbox', { name: t('leave:field.reason') }).fill('Founding day');

    // A person with little leave left gets two rows for the day: people are counted, not rows.
    const peopleOnLeave = () =>
      page.evaluate((on) => {
        const rows = (window.mockApi?.rows('leaves') ?? []).filter(({ leave_date: date }) => date === on);
        return new Set(rows.map(({ rec_id: record }) => record)).size;
      }, day);
    const before = await peopleOnLeave();
    const register = page.getByRole('button', { name: /^Register for \d+ people$/ });
    const count = Number(/\d+/.exec(await register.innerText())?.[0]);
    expect(count).toBeGreaterThan(20);
    await register.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('lists:group.leave.register', { count }) })
      .click();
    await expect(page.getByText(t('lists:group.leave.done', { count }))).toBeVisible({ timeout: 30_000 });
    expect(await peopleOnLeave()).toBe(before + count);
  },
);
