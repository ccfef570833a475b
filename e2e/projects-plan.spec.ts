import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

test(
  'hours are shown in the list, and a plan is made, undone and redone',
  ONCE,
  async ({ page, t, signIn }) => {
    await signIn(page, 'admin', `${paths.projects}?mock=frozen:2026-11-20`);
    const row = page.getByRole('row').filter({ hasText: 'INV01' });
    await expect(row.getByRole('link', { name: '20 Nov 2026' })).toBeVisible();
    const [hours] = await row.getByRole('link').allTextContents();
    const recorded = Number(hours?.replace(',', ''));
    expect(recorded).toBeGreaterThan(100);

    await row.getByRole('link', { name: t('projects:activity.planOf', { code: 'INV01' }) }).click();
    const november = page.getByRole('textbox', { name: 'November 2026' });
    await november.fill('1,000.5');
    await november.press('Enter');
    await expect(page.getByText(t('projects:plan.undo.done'))).toBeVisible();
    const burnDown = page.getByRole('img', { name: /^Burn-down of INV01: 1,000 hrs 30 mins planned/ });
    await expect(burnDown).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('projects:plan.undo.undoLast') }).click();
    await expect(november).toHaveValue('');
    await expect(burnDown).toBeHidden();
    await page.getByRole('button', { name: t('projects:plan.undo.redoLast') }).click();
    await expect(november).toHaveValue('1000.5');
    await expect(burnDown).toBeVisible();

    await page.getByRole('link', { name: t('projects:plan.back') }).click();
    const remaining = page.getByRole('row').filter({ hasText: 'INV01' }).getByRole('link').last();
    await expect(remaining).toContainText(/hrs/);
    await remaining.click();
    await expect(november).toHaveValue('1000.5');
  },
);
