import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE_IN_JAPANESE, test } from './support/app-fixture';

const CLOCK = 'mock=frozen:2026-11-20';

test(
  'a week of leave is registered from the wall, and shown on it',
  ONCE_IN_JAPANESE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(LOST_PHOTO);
    await signIn(page, 'admin', `${paths.leaveRecords}?${CLOCK}`);
    await page.getByRole('link', { name: t('leave:records.wall') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('leave:records.wall') })).toBeVisible();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('gridcell', { name: /、出勤$/ }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: t('wall:show.search') }).fill('sg 0004');
    const person = grid.locator('[role=rowgroup] > [role=row]');
    await expect(person).toHaveCount(1);
    const monday = person.getByRole('gridcell').nth(5);
    await monday.focus();
    for (let day = 1; day < 5; day += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(person.locator('[data-look~=chosen]')).toHaveCount(5);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: t('leave:title') })).toBeVisible();
    const form = page.getByRole('form', { name: t('leave:form') });
    await expect(form.getByRole('list', { name: t('leave:dates.chosen') }).getByRole('listitem')).toHaveCount(
      5,
    );
    await expect(form.getByText(t('leave:balance.after', { days: 3.5 }))).toBeVisible();
    await expectAccessible(page);
    const reason = form.getByRole('textbox', { name: t('leave:field.reason') });
    await reason.fill('Trip');
    await form.getByRole('button', { name: t('leave:submit.existing') }).click();
    await expect(page.getByText(t('toasts:leave.created'))).toBeVisible();
    await expect(reason).toHaveValue('');

    await page.goBack();
    await expect(page).toHaveURL(/view=wall&q=sg/);
    await expect(monday).toHaveText(t('wall:mark.run', { count: 5 }));
    await expect(person.getByRole('gridcell').nth(9)).toBeFocused();
  },
);
