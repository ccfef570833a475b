import { paths } from '../src/config/paths';
import { expect, ONCE, ONCE_IN_JAPANESE, test } from './support/app-fixture';

test('a fine is recorded, completed and deleted [FIN-1, FIN-4]', async ({ page, t, lang, signIn }) => {
  await signIn(page, 'admin', `${paths.fines}?staff=2`);
  const form = page.getByRole('form', { name: t('fines:form.title') });
  await expect(page.getByText(t('fines:empty.filteredTitle'))).toBeVisible();

  await form.getByRole('combobox', { name: t('fines:field.staff') }).fill('tanaka');
  await page.getByRole('option', { name: /Tanaka Misaki/ }).click();
  await form.getByRole('textbox', { name: t('fines:field.date') }).fill('2026/8/3');
  await form.getByRole('textbox', { name: t('fines:field.time') }).fill('9:05');
  await form.getByRole('button', { name: t('fines:form.submit') }).click();
  await expect(page.getByText(t('toasts:fine.created'))).toBeVisible();

  const fine = {
    name: lang === 'ja' ? '田中 美咲' : 'Tanaka Misaki',
    date: lang === 'ja' ? '2026/08/03' : '3 Aug 2026',
    time: '9:05',
    amount: '5,000 Ks',
  };
  const table = page.getByRole('table', { name: t('fines:list.title') });
  const row = table.getByRole('row').filter({ hasText: fine.date });
  await expect(row).toContainText('5,000 Ks');

  await row.getByRole('switch', { name: new RegExp(t('fines:status.pending')) }).press('Space');
  const question = page.getByRole('dialog', { name: t('fines:status.title') });
  await expect(question).toContainText(t('fines:status.toComplete', fine));
  await question.getByRole('button', { name: t('fines:status.yes') }).click();
  await expect(page.getByText(t('toasts:fine.statusChanged'))).toBeVisible();
  await page.reload();
  await expect(row.getByRole('switch', { name: new RegExp(t('fines:status.complete')) })).toBeChecked();

  await row.getByRole('button', { name: t('fines:delete.label', fine) }).click();
  const warning = page.getByRole('alertdialog', { name: t('fines:delete.title') });
  await expect(warning).toContainText(t('fines:delete.body', fine));
  await warning.getByRole('button', { name: t('common:action.delete') }).click();
  await expect(page.getByText(t('toasts:fine.deleted'))).toBeVisible();
  await expect(page.getByText(t('fines:empty.filteredTitle'))).toBeVisible();
});

test('the filter lives in the URL and survives a reload [FIN-3]', ONCE, async ({ page, t, signIn }) => {
  await signIn(page, 'admin', paths.fines);
  const filter = page.getByRole('dialog', { name: t('common:filter.label') });
  await page.getByRole('button', { name: t('common:filter.label') }).click();
  await filter.getByRole('combobox', { name: t('fines:filter.staff') }).fill('hnin');
  await page.getByRole('option', { name: /Hnin Yu Wai/ }).click();
  await expect(page).toHaveURL(/\?staff=4$/);
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: t('common:filter.active', { number: 1 }) });
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(page.locator('p', { hasText: t('fines:list.allYears') })).toBeVisible();
  await opener.click();
  await filter.getByRole('button', { name: t('common:filter.clear') }).click();
  await expect(page.locator('p', { hasText: t('fines:list.recent') })).toBeVisible();
});

test(
  'the page of fines is accessible, with a refused form too',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', paths.fines);
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.getByRole('button', { name: t('fines:form.submit') }).click();
    await expect(page.getByText(t('validation:required', { field: t('fines:field.time') }))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a date is typed with an input method, and date and time are picked by keyboard [FIN-1]',
  ONCE_IN_JAPANESE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.fines}?mock=frozen:2026-11-20`);
    const form = page.getByRole('form', { name: t('fines:form.title') });
    const date = form.getByRole('textbox', { name: t('fines:field.date') });
    const time = form.getByRole('textbox', { name: t('fines:field.time') });

    await date.fill('');
    const inputMethod = await page.context().newCDPSession(page);
    for (const text of ['２', '２０２６ねん', '２０２６年８月３', '２０２６年８月３日']) {
      const caret = { selectionStart: text.length, selectionEnd: text.length };
      await inputMethod.send('Input.imeSetComposition', { text, ...caret });
      await expect(date).toHaveValue(text);
    }
    await inputMethod.send('Input.insertText', { text: '２０２６年８月３日' });
    await expect(date).toHaveValue('２０２６年８月３日');
    await date.press('Tab');
    await expect(date).toHaveValue('2026/08/03');

    await expect(page.getByRole('button', { name: `${t('common:date.choose')}: ` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '2026/08/03 月曜日' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: '2026/09/03 木曜日' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(date).toHaveValue('2026/09/05');

    await time.press('Alt+ArrowDown');
    await expect(page.getByRole('option', { name: '09:00' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(time).toHaveValue('09:30');
  },
);
