import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';

const SEARCHES = { en: 'tanaka fin', ja: '田中 ばっきん' };

test('the palette opens page after page by keyboard, on any width', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, 'admin');
  const trigger = page.getByRole('button', { name: t('shell:palette', { keys: 'Ctrl+K' }) });
  await expect(trigger).toBeVisible();
  const paletteRequests = () => requests.filter((url) => /palette-dialog|locales\/\w+\/palette\b/.test(url));
  expect(paletteRequests()).toEqual([]);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: t('palette:title') });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  expect(paletteRequests()).not.toEqual([]);
  await expectAccessible(page);

  await page.keyboard.type('ｋｙｕｕｋａｔ');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(t('shell:menu.leaveRegistration'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.leaveRegistration);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await trigger.click();
  await field.fill(SEARCHES[lang]);
  await expect(dialog.getByRole('option').first()).toContainText(t('palette:person.fines'));
  await expectAccessible(page);
  await field.fill('zzzz');
  await expect(dialog.getByText(t('palette:none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t('palette:keys.title') })).toBeVisible();
  await expectAccessible(page);
});
