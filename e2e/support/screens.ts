import { expect, type Page, type Request } from '@playwright/test';
import type { ScreenName } from '../../src/session/feature';
import { paths } from '../../src/config/paths';

/** The path of every screen behind the sign-in, by its name in the flows; reports show the dates from `start` to `end`. */
export function screens(start: string, end: string): Record<string, string> {
  // A missing screen does not compile.
  const screensByName: Record<ScreenName, [name: string, path: string]> = {
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
  return Object.fromEntries(Object.values(screensByName));
}

const openCalls = new WeakMap<Page, Set<Request>>();

/** Follows the open calls of a page, for `openInPlace`. */
export function followOpenCalls(page: Page): void {
  const open = new Set<Request>();
  openCalls.set(page, open);
  page.on('request', (call) => {
    if (call.resourceType() === 'xhr') open.add(call);
  });
  const removeCall = (call: Request) => {
    open.delete(call);
  };
  page.on('requestfinished', removeCall);
  page.on('requestfailed', removeCall);
  // Calls of a page that was left are not reported as finished.
  page.on('domcontentloaded', () => open.clear());
}

/** Waits for four frames in a row without a loading part: a part that loads after an answer appears in the next frame. */
const waitUntilQuiet = (page: Page) =>
  page.waitForFunction(
    () => {
      // Parts below the window may load only when the user scrolls there.
      const isBusy = [...document.querySelectorAll('[data-skeleton], [aria-busy=true]')].some(
        (element) => element.getBoundingClientRect().top < window.innerHeight,
      );
      const frames = isBusy ? 0 : Number(document.body.dataset.quietFrames ?? 0) + 1;
      document.body.dataset.quietFrames = String(frames);
      if (frames < 4) return false;
      delete document.body.dataset.quietFrames;
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
    await waitUntilQuiet(page);
    expect(openCalls.get(page)?.size ?? 0).toBe(0);
  }).toPass({ intervals: [20], timeout: 40_000 });
  // A busy machine still draws after those frames, and may never be idle: hence the time limit.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}
