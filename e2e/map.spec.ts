import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';

const HOSTILE = '<img src=x onerror=alert(1)>';
/** The bearer token of the signed-in administrator stays where the application keeps it. */
const TOKEN_KEY = 'token';

/** Sends a form to the mock API without the checks of our own forms. */
async function sendForm(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const status = await page.evaluate(
    async ([url, key, values]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      const authorization = `Bearer ${localStorage.getItem(key) ?? ''}`;
      const headers = { accept: 'application/json', authorization };
      return (await fetch(url, { method: 'POST', body, headers })).status;
    },
    [`/api/reporting-system/${path}`, TOKEN_KEY, fields] as const,
  );
  expect(status).toBe(200);
}

/** Signs people in at the same place. */
async function seatTogether(page: Page, usernames: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    for (const username of names) {
      const body = JSON.stringify({ username, password: 'password', lat: 35.6812, lon: 139.7671 });
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const { ok } = await fetch('/api/login', { method: 'POST', body, headers });
      if (!ok) throw new Error(`${username} is not signed in`);
    }
  }, usernames);
}

const markers = (page: Page) => page.locator('[data-marker=member]');
/** The newest popup: with motion, the one before it still fades away. */
const popup = (page: Page) => page.locator('.leaflet-popup-content').last();

test.beforeEach(({ allowConsole }) => allowConsole(LOST_PHOTO));

test(
  'people are found by name and shown on the map, and the list of avatars follows it [MP-1]',
  ONCE,
  async ({ page, t, lang, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const name = lang === 'ja' ? 'さとう けんた' : 'Sato Kenta';
    await signIn(page, 'admin', paths.locations);
    const map = page.getByRole('region', { name: t('map:label'), exact: true });
    expect((await map.boundingBox())?.height).toBe(600);
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();

    // The list has an avatar for each marker and a pill for each cluster.
    const alone = page.getByRole('list', { name: t('map:group.alone') }).getByRole('button');
    await expect(page.getByRole('list', { name: t('map:people', { count: 2 }) }).first()).toBeVisible();
    await expect(alone).toHaveCount(await markers(page).count());
    await expect(page.locator('[data-pill] > ul')).toHaveCount(
      await page.locator('[data-marker=cluster]').count(),
    );

    await page.getByPlaceholder(t('map:search')).fill(lang === 'ja' ? 'ｻﾄｳ' : 'SATO');
    await expect(markers(page)).toHaveCount(1);
    await expect(page.locator('[data-marker=cluster]')).toHaveCount(0);
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(alone).toHaveCount(1);
    await page.getByPlaceholder(t('map:search')).press('Escape');
    const avatar = page.getByRole('button', { name: t('map:show', { name }) });
    // The map ignores a press while it zooms.
    await expect(async () => {
      await map.getByRole('button', { name: t('map:zoomOut') }).click();
      await expect(page.locator('[data-marker=cluster]').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await avatar.press('Enter');
    await expect(popup(page)).toContainText(name);
    await expect(popup(page)).toContainText(t('map:seenAt', { date: '' }).trim());
    await expect(page.locator('img[src*="/tiles/16/"]').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await page.locator(`[data-marker=member][aria-label="${name}"]`).press('Enter');
    await expect(popup(page)).toContainText(name);
  },
);

test('the map moves without animation under reduced motion', ONCE, async ({ page, t, lang, signIn }) => {
  const name = lang === 'ja' ? 'さとう けんた' : 'Sato Kenta';
  await signIn(page, 'admin', paths.locations);
  await expect(markers(page).first()).toBeVisible();
  await page.getByRole('button', { name: t('map:show', { name }) }).click();
  await expect(popup(page)).toContainText(name);
});

test(
  'people at one location are reached one by one, and a hostile name is shown as text [MP-1]',
  ONCE,
  async ({ page, t, signIn }) => {
    await signIn(page, 'admin');
    await sendForm(page, 'staff/update', {
      id: '3',
      eng_name: HOSTILE,
      jp_name: HOSTILE,
      username: 'thandar',
      staff_no: 'SG-0003',
      address: 'Yangon',
      ph_number: '1',
      email: 'thandar@example.com',
      position: '3',
      role: '2',
      permanent_date: '2024-04-01',
    });
    await seatTogether(page, ['thandar', 'sato']);
    await page.goto(`${paths.locations}?q=s`);
    await page.getByRole('button', { name: t('map:show', { name: HOSTILE }) }).click();
    await expect(popup(page)).toContainText(HOSTILE);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    // The cluster has opened into two markers.
    await expect(page.locator('[data-marker=member]:visible')).toHaveCount(2);
    await expect(page.locator('[data-marker=member]').filter({ hasText: '<' })).toBeVisible();
  },
);

test('the map is accessible', ONCE, async ({ page, t, signIn, expectAccessible }) => {
  await signIn(page, 'admin', paths.locations);
  await expect(markers(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: t('map:group.unlocated') })).toBeVisible();
  await expectAccessible(page);
});
