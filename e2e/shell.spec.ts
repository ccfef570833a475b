import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

test(
  'the shell is accessible, with its drawers and menus open',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin');
    await page.getByRole('button', { name: t('shell:settings.open') }).click();
    await expect(page.getByRole('dialog', { name: t('shell:settings.title') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(t('shell:profile.open', { name: '.*' })) }).click();
    await expect(page.getByRole('menuitem', { name: t('shell:profile.logout') })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the 404 and 403 pages are accessible [RT-4, RT-5]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: t('shell:notFound.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-screen', 'app');
    await expectAccessible(page);
    await signIn(page, 'user', paths.fines);
    await expect(page.getByRole('heading', { name: t('shell:forbidden.title') })).toBeVisible();
    await expectAccessible(page);
  },
);

test('every screen is reached by keyboard', ONCE, async ({ page, t, signIn }) => {
  await signIn(page, 'user');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell:skip') })).toBeFocused();
  const menu = page.getByRole('navigation', { name: t('shell:navigation') });
  await menu.getByRole('link', { name: t('shell:menu.reporting') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.reporting}([?]|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'theme, colour and language survive a reload without a flash [SH-4]',
  ONCE,
  async ({ page, t, lang, signIn, allowConsole }) => {
    await signIn(page, 'user');
    await page.getByRole('button', { name: t('shell:theme.toDark') }).click();
    await page.getByRole('button', { name: t('shell:settings.open') }).click();
    await page.getByRole('button', { name: t('shell:settings.pink') }).click();
    await page.keyboard.press('Escape');
    // Only the first script runs: the first paint must already be right.
    allowConsole(/net::ERR_FAILED/);
    const laterScripts = /\/assets\/(?!theme-)[^/]+\.js/;
    await page.route(laterScripts, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
    await expect(html).toHaveAttribute('data-accent', 'pink');
    await expect(html).toHaveAttribute('lang', lang);
    await page.unroute(laterScripts);
  },
);

test('signing out in one tab signs out the other', ONCE, async ({ page, context, t, signIn }) => {
  await signIn(page, 'user');
  const otherTab = await context.newPage();
  await otherTab.goto(paths.reporting);
  await expect(otherTab.getByRole('navigation')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('shell:profile.open', { name: '.*' })) }).click();
  await page.getByRole('menuitem', { name: t('shell:profile.logout') }).click();
  await expect(page).toHaveURL('/');
  await expect(otherTab).toHaveURL('/');
  await expect(otherTab.getByRole('button', { name: t('auth:submit'), exact: true })).toBeVisible();
});
