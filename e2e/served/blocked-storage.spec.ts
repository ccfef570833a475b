import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../src/config/paths';
import { ACCOUNTS } from '../../src/mock-api/accounts';
import { expect, test } from './policy-fixture';

/** The preference "Block all cookies": the browser then refuses storage, databases and service workers as well. */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

test('a browser that blocks site data is reported, and the tab remains usable', async ({
  playwright,
  launchOptions,
  baseURL,
  t,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'no-site-data-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
  const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(paths.reporting);
    const isRefused = await page.evaluate(() => {
      try {
        return !window.localStorage;
      } catch {
        return true;
      }
    });
    expect(isRefused).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: t('common:storage.blocked') })).toBeVisible();

    const [{ username, password } = { username: '', password: '' }] = ACCOUNTS;
    await page.getByRole('textbox', { name: t('auth:username') }).fill(username);
    await page.getByRole('textbox', { name: t('auth:password') }).fill(password);
    await page.getByRole('button', { name: t('auth:submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('reporting:title') })).toBeVisible();
    await page.getByRole('link', { name: t('shell:menu.leaveRecords'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(paths.leaveRecords));
    await expect(page.getByText(t('common:storage.blocked'))).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
