import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, test } from './support/app-fixture';

const CLOCK = 'mock=frozen:2026-11-20';

test('a month is marked as checked; a later change is listed, with before and now', async ({
  page,
  t,
  signIn,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(LOST_PHOTO);
  await signIn(page, 'admin', `${paths.monthEnd}?month=2026-10&${CLOCK}`);
  const check = page.getByRole('region', { name: t('settling:check.title'), exact: true });
  await check.getByRole('button', { name: t('settling:check.mark') }).click();
  await expect(check.getByText(t('settling:check.same'))).toBeVisible();

  // A pending fine is completed: two figures of the month differ.
  await page.getByRole('link', { name: t('settling:fines.link') }).click();
  await expect(page).toHaveURL(/month=10&year=2026&status=pending/);
  const table = page.getByRole('table', { name: t('fines:list.title') });
  await table
    .getByRole('switch', { name: new RegExp(t('fines:status.pending')) })
    .first()
    .press('Space');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('fines:status.yes') })
    .click();
  await expect(page.getByText(t('toasts:fine.statusChanged'))).toBeVisible();
  await page.goBack();

  const changes = check.getByRole('list', { name: t('settling:check.changes') });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await expect(changes).toContainText(t('settling:check.figure.pendingFines'));
  await expect(changes).toContainText(t('settling:check.figure.completeFines'));
  await expectAccessible(page);
  await page.reload();
  await expect(changes.getByRole('listitem')).toHaveCount(2);

  await check.getByRole('button', { name: t('settling:check.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settling:check.remove') })
    .click();
  await expect(check.getByRole('button', { name: t('settling:check.mark') })).toBeVisible();
  await page
    .getByRole('status')
    .getByRole('button', { name: t('common:action.undo') })
    .click();
  await expect(changes.getByRole('listitem')).toHaveCount(2);

  await changes.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(paths.reporting));
});
