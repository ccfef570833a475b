import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

test(
  'input survives a reload, and leaving asks first',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', paths.projects);
    const code = page.getByRole('textbox', { name: t('projects:field.cd'), exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const leaving = page.getByRole('alertdialog', { name: t('drafts:leave.title') });

    await code.fill('NEW10');
    await page.reload();
    await expect(button(t('drafts:restore'))).toBeVisible();
    await expect(code).toHaveValue('');
    await expectAccessible(page);
    await button(t('drafts:restore')).press('Enter');
    await expect(code).toHaveValue('NEW10');
    await expect(code).toBeFocused();

    await page.getByRole('link', { name: t('shell:menu.reporting'), exact: true }).click();
    await expect(button(t('drafts:leave.stay'))).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(leaving).toBeHidden();
    await expect(code).toHaveValue('NEW10');

    await page.getByRole('link', { name: t('shell:menu.reporting'), exact: true }).click();
    await leaving.getByRole('button', { name: t('drafts:leave.go'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('reporting:title'), level: 1 })).toBeVisible();
    await page.goBack();
    await button(t('drafts:restore')).click();
    await page.goForward();
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(paths.projects);
    await expect(code).toHaveValue('NEW10');
  },
);
