import { expect, type Page, type Request } from '@playwright/test';
import type { ScreenName } from '../../src/session/feature';
import { paths } from '../../src/config/paths';

/** Every screen behind the sign-in by its name in the flows, those of reports with what they hold between two dates. */
export function screens(start: string, end: string): Record<string, string> {
  // One that is missing does not compile.
  const opened: Record<ScreenName, [name: string, path: string]> = {
    dashboard: ['Dashboard', paths.dashboard],
    memberList: ['Members', `${paths.memberList}?size=20`],
    memberCreate: ['New member', paths.memberCreate],
    memberEdit: ['Edit a member', paths.memberEdit(1)],
    person: ['A member', paths.person(4)],
    leaveRecords: ['Leave records', `${paths.leaveRecords}?size=20`],
    leaveRegistration: ['Leave registration', paths.leaveRegistration],
    reporting: ['Reporting', paths.reporting],
    reportingSetting: ['Reporting setting', paths.reportingSetting],
    hoursImport: ['Import hours', paths.hoursImport],
    projects: ['Projects', `${paths.projects}?size=20`],
    fines: ['Fines', paths.fines],
    skillList: ['Skill sheets', `${paths.skillList}?view=3`],
    skillCreate: ['New skill sheet', paths.skillCreate],
    skillEdit: ['Edit a skill sheet', paths.skillEdit(3)],
    reports: ['Reports', paths.reports],
    weeklyWorkTime: ['Weekly work time', `${paths.weeklyWorkTime}?start=${start}&end=${end}`],
    monthEnd: ['Month end', paths.monthEnd],
    companyCalendar: ['Company calendar', paths.companyCalendar],
    menPower: ['Men power', `${paths.menPower}?start=${start}&end=${end}`],
    projectHoursByDate: ['Project hours', `${paths.projectHoursByDate}?weeks=1&end=${end}`],
    employeeReports: ['Employee report', `${paths.employeeReports}?member=4&start=${start}&end=${end}`],
    locations: ['Locations', paths.locations],
    card: ['Staff card', paths.card],
  };
  return Object.fromEntries(Object.values(opened));
}

const openCalls = new WeakMap<Page, Set<Request>>();

/** Follows the calls under way, for `openInPlace`. */
export function followOpenCalls(page: Page): void {
  const open = new Set<Request>();
  openCalls.set(page, open);
  page.on('request', (call) => {
    if (call.resourceType() === 'xhr') open.add(call);
  });
  page.on('requestfinished', (call) => void open.delete(call));
  page.on('requestfailed', (call) => void open.delete(call));
  // Calls of a page that was left have no end.
  page.on('domcontentloaded', () => open.clear());
}

/** A few turns without anything that loads: what an answer sets off is known in the next one. */
const isQuiet = (page: Page) =>
  page.waitForFunction(
    () => {
      // Parts below the window may load only when the user scrolls there.
      const isBusy = [...document.querySelectorAll('[data-skeleton], [aria-busy=true]')].some(
        (element) => element.getBoundingClientRect().top < window.innerHeight,
      );
      const turns = isBusy ? 0 : Number(document.body.dataset.quietTurns ?? 0) + 1;
      document.body.dataset.quietTurns = String(turns);
      if (turns < 4) return false;
      delete document.body.dataset.quietTurns;
      return true;
    },
    null,
    { timeout: 20_000 },
  );

/**
 * Goes to a screen as a link does, without a reload. Resolves when the screen is quiet, which needs `followOpenCalls`.
 * The attribute marks the heading of the previous page.
 */
export async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])'), `${path} has its heading`).toBeAttached();
  await expect(async () => {
    expect(openCalls.get(page)?.size ?? 0).toBe(0);
    await isQuiet(page);
    expect(openCalls.get(page)?.size ?? 0).toBe(0);
  }).toPass({ intervals: [20], timeout: 40_000 });
  // What those turns have left to draw on a busy machine, which may never say that it rests.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}
