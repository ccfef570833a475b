import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';

const SCREENS = [
  paths.dashboard,
  paths.memberList,
  paths.leaveRecords,
  paths.reporting,
  paths.reportingSetting,
  paths.projects,
  paths.leaveRegistration,
  paths.memberEdit(1),
  paths.memberCreate,
  paths.fines,
  paths.card,
  paths.locations,
  paths.skillList,
  paths.skillCreate,
  paths.skillEdit(3),
  paths.reports,
  `${paths.weeklyWorkTime}?start=2026-11-01&end=2026-11-30`,
  paths.menPower,
  `${paths.projectHoursByDate}?weeks=1&end=2026-11-20`,
  paths.employeeReports,
];

const FAULTS = [
  'slow:300',
  'offline',
  '401',
  '401-after:1',
  '403',
  '404',
  '422',
  '200-500',
  '500',
  'html',
  'malformed',
  'wrong-shape',
  'empty',
  'lost-reply',
];

/** As a link does: the fault stays, and nothing loads anew. The page that is left can be told by its heading. */
async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const fault of FAULTS) {
  test(`no screen is blank when the server answers "${fault}"`, async ({ page, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR_FAILED/);
    await signIn(page, 'admin');
    await page.goto(`${paths.memberListAfterSave}?mock=${fault}`);
    for (const screen of SCREENS) {
      await openInPlace(page, screen);
      await expect(page.locator('h1:not([data-left])'), `${screen} has its heading`).toBeAttached();
      // Whatever fails, the way to another screen stays, or the question for the password in its place.
      const exits = page.getByRole('navigation').or(page.getByRole('dialog'));
      await expect(exits.first(), `${screen} can be left`).toBeAttached();
    }
  });
}

for (const fault of ['offline@user', '500@user', 'html@user', 'malformed@user', 'slow:300@user']) {
  test(`the start survives "${fault}"`, async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR_FAILED/);
    await signIn(page, 'user');
    await page.goto(`${paths.reporting}?mock=${fault}`);
    const retry = page.getByRole('button', { name: t('common:action.retry') });
    await expect(retry.or(page.getByRole('navigation')).first()).toBeVisible();
    await page.goto(`${paths.reporting}?mock=none`);
    await expect(page.getByRole('navigation')).toBeVisible();
  });
}

for (const [fault, key] of [
  ['offline@login', 'auth:noServer'],
  ['500@login', 'auth:failed'],
  ['html@login', 'auth:failed'],
  ['malformed@login', 'auth:failed'],
] as const) {
  test(`the login page says what "${fault}" means [AU-4]`, async ({ page, t, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR_FAILED/);
    await page.goto(`/?mock=${fault}`);
    await page.getByRole('button', { name: t('auth:demo.use', { username: 'user' }) }).click();
    await page.getByRole('button', { name: t('auth:submit'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t(key) })).toBeVisible();
  });
}
