import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

test(
  'a project is registered, refused twice, edited and deleted [PJ-1, PJ-2, PJ-3]',
  ONCE,
  async ({ page, lang, t, signIn }) => {
    await signIn(page, 'admin', paths.projects);
    const code = page.getByRole('textbox', { name: t('projects:field.cd'), exact: true });
    const engName = page.getByRole('textbox', { name: t('projects:field.engName'), exact: true });
    const jpName = page.getByRole('textbox', { name: t('projects:field.jpName'), exact: true });
    const submit = page.getByRole('button', { name: t('projects:form.submit'), exact: true });
    await expect(page.getByText('INV01')).toBeVisible();

    await code.fill('ＩＮＶ０１');
    await engName.fill('New-Shop');
    await jpName.fill('Shop');
    await submit.click();
    await expect(code).toHaveAccessibleDescription(
      t('validation:alreadyExists', { field: t('projects:field.cd') }),
    );
    await expect(engName).toHaveAccessibleDescription(
      t('validation:englishOnly', { field: t('projects:field.engName') }),
    );
    await expect(jpName).toHaveAccessibleDescription(
      t('validation:japaneseOnly', { field: t('projects:field.jpName') }),
    );

    await code.fill('NEW10');
    await engName.fill('New Shop');
    await jpName.fill('新しい店');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('toasts:project.created'))).toBeVisible();
    await expect(page.getByRole('cell', { name: 'NEW10', exact: true })).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');

    await page.getByRole('button', { name: t('projects:list.edit', { code: 'NEW10' }) }).click();
    await expect(page.getByText(t('projects:form.editing'), { exact: true })).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
    await page.reload();
    await expect(code).toHaveValue('NEW10');
    await engName.fill('Newer Shop');
    await submit.click();
    await expect(page.getByText(t('toasts:project.updated'))).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Newer Shop' })).toBeVisible();
    await expect(page).toHaveURL(paths.projects);

    await page.getByRole('button', { name: t('projects:list.delete', { code: 'NEW10' }) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(lang === 'ja' ? 'NEW10 新しい店' : 'NEW10 Newer Shop');
    await dialog.getByRole('button', { name: t('common:action.delete'), exact: true }).click();
    await expect(page.getByText(t('toasts:project.deleted'))).toBeVisible();
    await expect(page.getByRole('cell', { name: 'NEW10', exact: true })).toBeHidden();
  },
);

test(
  'staff register and search projects, but neither edit nor delete them [PJ-2]',
  ONCE,
  async ({ page, t, signIn }) => {
    await signIn(page, 'user', `${paths.projects}?q=在庫`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: 'INV01' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('projects:field.cd'), exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: t('common:label.action') })).toBeHidden();
  },
);

test(
  'the page of projects is accessible during an edit that is refused',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.projects}?edit=2`);
    const code = page.getByRole('textbox', { name: t('projects:field.cd'), exact: true });
    await code.fill('INV01');
    await page.getByRole('button', { name: t('projects:form.submit'), exact: true }).click();
    await expect(code).toHaveAccessibleDescription(
      t('validation:alreadyExists', { field: t('projects:field.cd') }),
    );
    await expectAccessible(page);
  },
);
