import { renameSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { formatHours } from '../../src/i18n/format';
import { expect, test } from './policy-fixture';

const SERVER = new URL('../../.reports/server/', import.meta.url);
const NEXT_TITLE = 'Next Release';

/** Replaces the served build by another one, with all its files. */
function release(next: string, old: string) {
  renameSync(new URL('dist', SERVER), new URL(old, SERVER));
  renameSync(new URL(next, SERVER), new URL('dist', SERVER));
}

/** Waits until the service worker has stored the build and controls the page. */
const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** From now on ends a worker that the next one replaces: the debugger of the flow can keep it alive. */
async function endReplacedWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
    if (![...states.values()].includes('installed')) return;
    for (const [versionId, status] of states)
      if (status === 'activated') void session.send('ServiceWorker.stopWorker', { versionId });
  });
  await session.send('ServiceWorker.enable');
}

/** Runs in the page: the token, and the persisted reads for a start without a connection. */
async function readStorage(): Promise<{ token: string; reads: unknown[] }> {
  const toPromise = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The reads could not be loaded'));
    });
  const database = await toPromise(indexedDB.open('kept-reads'));
  const reads: unknown[] = await toPromise(database.transaction('reads').objectStore('reads').getAll());
  return { token: localStorage.getItem('token') ?? '', reads };
}

test('the application can be installed', async ({ page, context, signIn }) => {
  await signIn(page, 'user');
  await waitForServiceWorker(page);
  const session = await context.newCDPSession(page);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect([errors, JSON.parse(data)]).toMatchObject([[], { display: 'standalone', start_url: '/' }]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Flows run in a private window, which is the only objection.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('it starts offline, and sends waiting half hours after the reconnect', async ({
  page,
  context,
  t,
  lang,
  signIn,
  allowConsole,
}, { retry }) => {
  allowConsole(/net::ERR_/);
  await signIn(page, 'user');
  // All flows share one server: the second try needs another day.
  const address = `${paths.reporting}?dates=2030-01-0${7 + retry}`;
  await page.goto(address);
  await expect(page.getByText(t('reporting:day.emptyBody'))).toBeVisible();
  await waitForServiceWorker(page);
  const { token, reads } = await page.evaluate(readStorage);
  expect(reads.length).toBeGreaterThan(2);
  expect(JSON.stringify(reads)).not.toContain(token);

  await context.setOffline(true);
  await page.reload();
  const strip = t('shell:asOf', { time: '|' }).split('|')[0] ?? '';
  await expect(page.getByText(strip).first()).toBeVisible();
  await expect(page.getByText(t('reporting:day.emptyBody'))).toBeVisible();
  const recentWork = page.getByRole('group', { name: t('reporting:work.recent') });
  await recentWork.getByRole('button').first().click();
  const record = t('reporting:submitHours', { hours: formatHours(8, lang) });
  await page.getByRole('button', { name: record, exact: true }).click();
  await expect(page.getByText(t('reporting:write.waiting', { count: 16 }))).toBeVisible();
  const chip = page.getByRole('button', { name: t('shell:unsent.open', { count: 16 }) });
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.getByText(t('reporting:day.waiting', { count: 16 }))).toBeVisible();

  const sent = page.waitForResponse(/task-performance\/create/);
  await context.setOffline(false);
  expect((await (await sent).request().postDataJSON()).create_array).toHaveLength(16);
  await expect(chip).toBeHidden();
  await expect(page.getByText(strip).first()).toBeHidden();
});

test('a release is offered, never forced, and always used by a new page', async ({
  page,
  context,
  t,
  signIn,
}) => {
  await signIn(page, 'user');
  await waitForServiceWorker(page);
  const findBar = (tab: Page) => tab.getByRole('status').filter({ hasText: t('shell:newVersion') });
  const bar = findBar(page);
  release('next', 'last');
  try {
    // The service worker has the old page and does not know the new build yet.
    const early = await context.newPage();
    await early.goto(paths.dashboard);
    await expect(early.getByRole('link', { name: NEXT_TITLE })).toBeVisible();
    await early.close();
    await endReplacedWorkers(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The new worker caches the whole build first.
    await expect(bar).toBeVisible({ timeout: 60_000 });
    // The open page still works: the service worker has the files that the server no longer has.
    await page.getByRole('link', { name: t('shell:menu.leaveRecords'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const late = await context.newPage();
    await late.goto(paths.dashboard);
    await expect(late.getByRole('link', { name: NEXT_TITLE })).toBeVisible();
    await waitForServiceWorker(late);
    await expect(findBar(late)).toBeHidden();
    await bar.getByRole('button', { name: t('common:action.reload') }).click();
    await expect(page.getByRole('link', { name: NEXT_TITLE })).toBeVisible();
    await expect(bar).toBeHidden();
  } finally {
    release('last', 'next');
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that is missing after a release is loaded with the new version', async ({
    page,
    t,
    signIn,
    allowConsole,
  }) => {
    // React reports as error 520 that it rendered again after the failed load.
    allowConsole(/404|dynamically imported module|Service Worker registration blocked|React error #520/);
    await signIn(page, 'user');
    release('next', 'last');
    try {
      await page.getByRole('link', { name: t('shell:menu.leaveRecords'), exact: true }).click();
      await expect(page.getByRole('link', { name: NEXT_TITLE })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: t('shell:menu.leaveRecords') })).toBeVisible();
    } finally {
      release('last', 'next');
    }
  });

  test('a part that remains missing is reported, and not requested in a loop', async ({
    page,
    t,
    signIn,
    allowConsole,
  }) => {
    allowConsole(/404|dynamically imported module|Service Worker registration blocked/);
    await signIn(page, 'user');
    let visits = 0;
    page.on('framenavigated', () => {
      visits += 1;
    });
    await page.route(/leave-record-page/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: t('shell:menu.leaveRecords'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('common:crash.newVersion.title') })).toBeVisible();
    expect(visits).toBeLessThanOrEqual(2);
  });
});
