import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';

const PENDING_OF_NOVEMBER = 'month=11&status=pending';

const pendingFines = (page: Page) =>
  page.evaluate(() =>
    (window.mockApi?.rows('fines') ?? [])
      .filter(({ date, status, deleted_at: gone }) => date.startsWith('2026-11') && status === 0 && !gone)
      .map(({ id }) => id),
  );

test('many fines are settled in three presses, and what a list shows is opened again by its name [FIN-4]', async ({
  page,
  t,
  signIn,
  expectAccessible,
}) => {
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
});
