import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { foreignWords } from './support/foreign-words';

test('the login page is accessible', ONCE, async ({ page, t, expectAccessible }) => {
  await page.goto(paths.login);
  await expect(page.getByRole('button', { name: t('auth:submit'), exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is reported at its field, and the username is kept [AU-4]', async ({
  page,
  t,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await page.goto(paths.login);
  const username = page.getByRole('textbox', { name: t('auth:username'), exact: true });
  const password = page.getByRole('textbox', { name: t('auth:password'), exact: true });
  await username.fill('admin');
  await password.fill('wrong-one');
  await page.getByRole('button', { name: t('auth:submit'), exact: true }).click();
  await expect(password).toHaveAccessibleDescription(t('auth:passwordMismatch'));
  await expect(username).toHaveValue('admin');
  expect(await foreignWords(page), 'one language').toEqual([]);
});

test(
  'signing in leads to the dashboard and survives a reload [AU-3]',
  ONCE,
  async ({ page, t, signInByForm }) => {
    await signInByForm(page, 'user');
    await expect(page).toHaveURL(paths.dashboard);
    await page.reload();
    await expect(page.getByRole('navigation', { name: t('shell:navigation') })).toBeVisible();
  },
);

test(
  'without a session every page leads to the login page, and is opened after the sign-in [RT-2]',
  ONCE,
  async ({ page, t }) => {
    await page.goto(paths.reportingSetting);
    await expect(page).toHaveURL(paths.login);
    await page.getByRole('button', { name: t('auth:demo.admin') }).click();
    await page.getByRole('button', { name: t('auth:submit'), exact: true }).click();
    await expect(page).toHaveURL(paths.reportingSetting);
  },
);
