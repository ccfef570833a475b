import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from './policy-fixture';

/** The calls of the API that a page sends, with the token of each. */
function followCalls(page: Page) {
  const calls: { path: string; token: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const token = request.headers().authorization?.replace('Bearer ', '') ?? '';
    if (pathname.startsWith('/api/'))
      calls.push({ path: pathname.replace('/api/reporting-system', ''), token });
  });
  return calls;
}

/** Delays the application's first file until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// A service worker would answer with its stored files, past `page.route`.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ allowConsole }) => allowConsole(/Service Worker registration blocked/));

/** Starts with reporting, before any file of the application has arrived. */
async function startWithoutApplication(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto('/favicon.svg');
  const calls = followCalls(page);
  const release = await holdApplication(page);
  await page.goto(paths.reporting, { waitUntil: 'commit' });
  return { token, calls, release };
}

test('a start with a session requests each of its reads once', async ({ page, signIn }) => {
  await signIn(page, 'user');
  const { token, calls, release } = await startWithoutApplication(page);
  expect(calls).toEqual([]);
  release();
  await expect(page.getByRole('button', { name: 'Weekday defaults' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The browser may report calls in any order. The form reads leave because it leaves out those days.
  const callPaths = calls.map(({ path }) => path).sort();
  expect(callPaths).toEqual(['/api/user', '/leave-record/get', '/project/get', '/staff/get', '/task/get']);
  expect(calls.every((call) => call.token === token)).toBe(true);
});

test('a start with an invalid token leads to the sign-in, and its responses are dropped', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, 'user');
  await page.evaluate(() => localStorage.setItem('token', 'dead'));
  await page.goto(paths.reporting);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a token that expired since asks for the password over the persisted reads', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, 'user');
  await page.goto(paths.leaveRecords);
  const shown = page.getByRole('heading', { level: 1, name: 'Leave records' });
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
  const refuse = /\/api\/(?!login)/;
  await page.route(refuse, (route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('user');
  await expect(page.locator('h1')).toHaveText('Leave records');
  await page.unroute(refuse);
  await dialog.getByLabel(/^Password/).fill('user123');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shown).toBeVisible();
});

test('a start belongs to the user who is signed in when the application has loaded', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'user');
  const { calls, release } = await startWithoutApplication(page);
  // Another tab signs another user in before the application has loaded.
  const admin = await page.evaluate(async () => {
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'admin123' }),
    });
    const login: { token: string } = await answer.json();
    localStorage.setItem('token', login.token);
    return login.token;
  });
  release();
  await expect(page.getByRole('button', { name: 'Weekday defaults' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New employee' })).toBeVisible();
  const tokens = calls.filter(({ path }) => path !== '/api/login').map((call) => call.token);
  expect([...new Set(tokens)]).toEqual([admin]);
});

test('the frame and the name of the product are painted before the application has loaded', async ({
  page,
  signIn,
}) => {
  const name = page.getByText('Staff Reporting').filter({ visible: true });
  const releaseLogin = await holdApplication(page);
  await page.goto(paths.login, { waitUntil: 'commit' });
  await expect(name).toBeVisible();
  releaseLogin();
  await expect(page.getByLabel('Username')).toBeFocused();

  await signIn(page, 'user');
  const { release } = await startWithoutApplication(page);
  await expect(name).toBeVisible();
  await expect(page.locator('main')).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Weekday defaults' })).toBeVisible();
});
