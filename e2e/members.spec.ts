import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

/** A red dot. */
const PHOTO = {
  name: 'hana.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The name of a select is its label and its value. */
const select = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) });

test(
  'a member is registered, found, edited and deleted [MB-1, MB-3, MB-5]',
  ONCE,
  async ({ page, lang, t, signIn }) => {
    await signIn(page, 'admin', paths.memberList);
    await page.getByRole('link', { name: t('members:list.add') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('members:create.title') })).toBeFocused();

    const submit = page.getByRole('button', { name: t('members:create.submit'), exact: true });
    await submit.click();
    const engName = textbox(page, t('members:field.engName'));
    await expect(engName).toHaveAccessibleDescription(
      t('validation:required', { field: t('members:field.engName') }),
    );
    await expect(lang === 'ja' ? textbox(page, t('members:field.jpName')) : engName).toBeFocused();

    for (const [name, value] of [
      [t('members:field.engName'), 'Mori Hana'],
      [t('members:field.jpName'), '森 花'],
      [t('members:field.username'), 'mori'],
      [t('members:field.password'), 'secret1'],
      [t('members:field.staffNo'), 'SG-0100'],
      [t('members:field.address'), 'Pansodan Street'],
      [t('members:field.phNumber'), '＋９５９１２３４５'],
      [t('members:field.email'), 'mori@example.com'],
      [t('members:field.permanentDate'), '2026-04-01'],
    ] as const) {
      await textbox(page, name).fill(value);
    }
    await select(page, t('members:field.position')).click();
    await page.getByRole('option', { name: t('members:position.phpDeveloper'), exact: true }).click();
    await select(page, t('members:field.role')).click();
    await page.getByRole('option', { name: t('members:role.user'), exact: true }).click();
    await select(page, t('members:field.project')).click();
    await page.getByRole('option', { name: /SCH03/ }).click();
    await page.keyboard.press('Escape');
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await expect(page.getByText(t('common:file.chosen', { name: PHOTO.name }))).toBeVisible();
    await submit.click();

    await expect(page.getByText(t('toasts:member.created'))).toBeVisible();
    await expect(page).toHaveURL(paths.memberListAfterSave);
    await page.getByRole('searchbox').fill('sg-0100');
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('Mori Hana');
    await expect(row).toContainText('森 花');
    await expect(row).toContainText('+95912345');
    await expect(row.locator('img')).toHaveAttribute('src', /hana\.png$/);
    await expect(page).toHaveURL(/q=sg-0100/);

    const name = lang === 'ja' ? '森 花' : 'Mori Hana';
    await page.getByRole('link', { name: t('members:list.edit', { name }) }).click();
    await expect(engName).toHaveValue('Mori Hana');
    await textbox(page, t('members:field.address')).fill('Strand Road');
    await page.getByRole('button', { name: t('members:edit.submit'), exact: true }).click();
    await expect(page.getByText(t('toasts:member.updated'))).toBeVisible();
    await page.getByRole('searchbox').fill('strand');
    await expect(row).toContainText('Mori Hana');
    await expect(row.locator('img')).toHaveAttribute('src', /hana\.png$/);

    await page.getByRole('button', { name: t('members:list.delete', { name }) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('members:nameAndNumber', { name, staffNo: 'SG-0100' }));
    await expect(dialog.getByRole('button', { name: t('common:action.cancel') })).toBeFocused();
    await dialog.getByRole('button', { name: t('common:action.delete'), exact: true }).click();
    await expect(page.getByText(t('toasts:member.deleted'))).toBeVisible();
    await expect(page.getByText(t('common:table.noMatch', { search: 'strand' }))).toBeVisible();
  },
);

test('an own new name and photo are in the shell at once [MB-6]', ONCE, async ({ page, lang, t, signIn }) => {
  await signIn(page, 'admin', paths.memberEdit(1));
  await textbox(page, t('members:field.engName')).fill('Aung Moe');
  await textbox(page, t('members:field.jpName')).fill('アウン モー');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await page.getByRole('button', { name: t('members:edit.submit'), exact: true }).click();
  await expect(page).toHaveURL(paths.memberListAfterSave);
  const name = lang === 'ja' ? 'アウン モー' : 'Aung Moe';
  const profile = page.getByRole('button', { name: t('shell:profile.open', { name }) });
  await expect(profile.locator('img')).toHaveAttribute('src', /hana\.png$/);
});

test(
  'staff edit their own data, and nobody else’s [MB-4]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'user', paths.memberEdit(4));
    await expect(textbox(page, t('members:field.email'))).toBeDisabled();
    await expect(textbox(page, t('members:field.email'))).toHaveAccessibleDescription(
      t('members:hint.locked'),
    );
    await expectAccessible(page);
    await page.goto(paths.memberEdit(5));
    await expect(page.getByRole('heading', { name: t('members:edit.forbidden') })).toBeVisible();
    await page.getByRole('link', { name: t('members:edit.toOwn') }).click();
    await expect(textbox(page, t('members:field.username'))).toHaveValue('user');
  },
);

test(
  'initials replace a photo that does not load [AU-6]',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/status of 404/);
    await signIn(page, 'admin', `${paths.memberList}?q=susu`);
    const row = page.getByRole('row').nth(1);
    await expect(row.getByText(/^(SS|ス)$/)).toBeVisible();
    await page.getByRole('searchbox').fill('ｻﾄｳ');
    await expect(row).toContainText('Sato Kenta');
    await page.getByRole('searchbox').fill('nobody');
    await page
      .getByRole('button', { name: t('common:table.clearSearch') })
      .last()
      .click();
    await expect(row).toContainText('Aung Kyaw Moe');
  },
);

test('the member list is accessible', ONCE, async ({ page, signIn, expectAccessible }) => {
  await signIn(page, 'admin', `${paths.memberList}?size=5`);
  await expect(page.getByRole('row').nth(2)).toContainText('Tanaka Misaki');
  await expectAccessible(page);
});

test(
  'the member form is accessible with all its errors',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', paths.memberCreate);
    await page.getByRole('button', { name: t('members:create.submit'), exact: true }).click();
    const field = t('members:field.permanentDate');
    await expect(page.getByText(t('validation:required', { field }))).toBeVisible();
    await expectAccessible(page);
  },
);

test('on a phone the actions of a member leave room for the phone number', ONCE, async ({ page, signIn }) => {
  await signIn(page, 'admin', paths.memberList);
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole('link', { name: '+959249059640' }).locator('..');
  await expect(line).toBeVisible();
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
