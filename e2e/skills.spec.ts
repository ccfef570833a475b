import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

test(
  'a skill sheet is created, viewed and edited without loss, its grid by keyboard [SK-1, SK-2, SK-3]',
  ONCE,
  async ({ page, t, lang, signIn }) => {
    const name = lang === 'ja' ? 'メイ タズィン' : 'May Thazin';
    await signIn(page, 'admin', paths.skillList);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('skills:list.add') })
      .click();

    await page.getByRole('combobox', { name: t('skills:field.staffId') }).fill('thazin');
    await page.getByRole('option', { name }).click();
    await page.getByRole('combobox', { name: t('skills:field.project') }).fill('portal');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: t('skills:field.responsibility') }).fill('設計');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    for (const [field, choice] of [
      ['skills:field.position', 'SE'],
      ['skills:field.grade', 'A+'],
      ['skills:field.japaneseLevel', 'N2'],
    ] as const) {
      await page.getByRole('combobox', { name: t(field) }).click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    await page.getByRole('textbox', { name: t('skills:field.joinDate') }).fill('2024/4/1');
    await page.getByRole('combobox', { name: t('skills:field.majorTechStackId') }).fill('react');
    await page.getByRole('option', { name: 'React' }).click();
    await page.getByRole('textbox', { name: t('skills:field.sgExperience') }).fill('２');
    await expect(page.getByRole('textbox', { name: t('skills:field.totalExperience') })).toHaveValue('2');

    const cell = (stack: string) =>
      page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${stack}[:：]`) });
    await page.getByPlaceholder(t('skills:grid.find')).fill('react');
    await page.keyboard.press('Enter');
    await expect(cell('React')).toBeFocused();
    await page.keyboard.press('2');
    await expect(cell('React')).toContainText('◎');
    await page.getByPlaceholder(t('skills:grid.find')).fill('');
    await cell('React').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell('Vue.js')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: t('skills:mark.some') }).press('Enter');
    await expect(cell('Vue.js')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await expect(page.getByText(t('skills:grid.chosen', { count: 3, total: 26 }))).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByText(t('skills:grid.chosen', { count: 2, total: 26 }))).toBeVisible();
    await page.getByRole('button', { name: t('skills:form.submit') }).click();
    await expect(page.getByText(t('toasts:skillSheet.created'))).toBeVisible();

    await page.getByPlaceholder(t('skills:list.search')).fill('thazin');
    await page.getByRole('button', { name: t('skills:list.view', { name }) }).click();
    const sheet = page.getByRole('dialog', { name: t('skills:view.title', { name }) });
    const five = t('skills:mark.fiveYears');
    await expect(sheet.getByText(t('skills:grid.cell', { stack: 'React', mark: five }))).toBeAttached();
    await page.goBack();
    await expect(sheet).toBeHidden();

    await page.getByRole('link', { name: t('skills:list.edit', { name }) }).click();
    await expect(page.getByRole('combobox', { name: t('skills:field.staffId') })).toBeDisabled();
    await expect(cell('Vue.js')).toContainText('△');
    await page.getByRole('textbox', { name: t('skills:field.prevExperience') }).fill('5');
    await page.getByRole('button', { name: t('skills:form.submit') }).click();
    await expect(page.getByText(t('toasts:skillSheet.updated'))).toBeVisible();

    await page.getByPlaceholder(t('skills:list.search')).fill('thazin');
    await page.getByRole('link', { name: t('skills:list.edit', { name }) }).click();
    await expect(page.getByRole('textbox', { name: t('skills:field.totalExperience') })).toHaveValue('7');
    await expect(page.getByRole('button', { name: '設計' })).toBeVisible();
    await expect(cell('React')).toContainText('◎');
    await expect(cell('Vue.js')).toContainText('△');
  },
);

test(
  'list, view and form of skill sheets are accessible',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.skillList}?view=3`);
    await expect(page.getByRole('dialog').getByRole('listitem').nth(30)).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);

    await page.goto(paths.skillEdit(3));
    await expect(page.getByRole('gridcell').nth(25)).toBeAttached();
    await page.getByRole('textbox', { name: t('skills:field.sgExperience') }).fill('1.5');
    await page.getByRole('button', { name: t('skills:form.submit') }).click();
    const words = t('validation:wholeNumber', { field: t('skills:field.sgExperience'), min: 0, max: 255 });
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  },
);
