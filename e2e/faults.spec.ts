import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { compareWithKept } from '../tests/faults/kept-matrix';
import { nameOf, partsIn } from '../tests/faults/told-words';
import { expect, ONCE, test } from './support/app-fixture';

/** A Friday. */
const FROZEN = 'frozen:2026-11-20';

const SCREENS = {
  Dashboard: paths.dashboard,
  Members: paths.memberList,
  'New member': paths.memberCreate,
  'Edit a member': paths.memberEdit(1),
  'Leave records': paths.leaveRecords,
  'Leave registration': paths.leaveRegistration,
  Reporting: paths.reporting,
  'Reporting setting': paths.reportingSetting,
  Projects: paths.projects,
  Fines: paths.fines,
  'Skill sheets': paths.skillList,
  'New skill sheet': paths.skillCreate,
  'Edit a skill sheet': paths.skillEdit(3),
  Reports: paths.reports,
  'Weekly work time': `${paths.weeklyWorkTime}?start=2026-11-01&end=2026-11-20`,
  'Men power': paths.menPower,
  'Project hours': `${paths.projectHoursByDate}?weeks=1&end=2026-11-20`,
  'Employee report': `${paths.employeeReports}?staff=4&start=2026-11-01&end=2026-11-20`,
  Locations: paths.locations,
  'Staff card': paths.card,
};

const FAULTS = [
  ...['offline', '401', '403', '404', '422', '500', '200-500', 'html', 'malformed', 'wrong-shape'],
  ...['empty', 'slow:300'],
];

declare global {
  interface Window {
    /** How many calls are under way. */
    openCalls: number;
  }
}

/** Counts the calls under way, and lets a read be tried again at once: nobody waits here. */
function countCalls(): void {
  const RETRY_DELAY = 400;
  const [later, send] = [window.setTimeout, XMLHttpRequest.prototype.send];
  window.openCalls = 0;
  XMLHttpRequest.prototype.send = function (body) {
    window.openCalls += 1;
    this.addEventListener('loadend', () => (window.openCalls -= 1));
    send.call(this, body);
  };
  window.setTimeout = ((act: () => void, ms?: number) =>
    later(act, ms === RETRY_DELAY ? 0 : ms)) as typeof setTimeout;
}

/** As a link does: the fault stays, and nothing loads anew. The page that is left can be told by its heading. */
async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])'), `${path} has its heading`).toBeAttached();
  // A few turns without a call: what an answer sets off is known in the next one.
  await page.waitForFunction(
    () => {
      const isBusy = window.openCalls > 0 || document.querySelector('.MuiSkeleton-root, [aria-busy=true]');
      const turns = isBusy ? 0 : Number(document.body.dataset.quietTurns ?? 0) + 1;
      document.body.dataset.quietTurns = String(turns);
      if (turns < 4) return false;
      delete document.body.dataset.quietTurns;
      return true;
    },
    null,
    { timeout: 20_000 },
  );
}

/** What the screen says is wrong, and which ways on it offers. */
async function look(page: Page, retryLabel: string): Promise<string> {
  const { text, alerts, isSignInAsked, hasRetry } = await page.evaluate((label) => {
    const main = document.querySelector('main') ?? document.body;
    return {
      text: main.textContent,
      alerts: [...main.querySelectorAll('[role=alert], .Mui-error.MuiFormHelperText-root')].map(
        ({ textContent }) => textContent,
      ),
      isSignInAsked: document.querySelector('#expired-title') !== null,
      hasRetry: [...main.querySelectorAll('button')].some(({ textContent }) => textContent.includes(label)),
    };
  }, retryLabel);
  const known = partsIn(text);
  const words = known.length > 0 ? known : alerts.map((alert) => nameOf(alert.replaceAll(retryLabel, '')));
  const ways = [...(hasRetry ? ['try again'] : []), ...(isSignInAsked ? ['sign-in'] : [])];
  return [...new Set(words), ...ways].join(' · ') || 'content';
}

test.describe.configure({ timeout: 600_000 });

test(
  'every screen says what is wrong when its reads fail, and offers a way on',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR_FAILED/);
    await page.addInitScript(countCalls);
    await page.goto(`/?mock=${FROZEN}`);
    await signIn(page, 'admin');
    const seen = new Map(Object.keys(SCREENS).map((name) => [name, new Map<string, string>()]));
    for (const fault of FAULTS) {
      await page.goto(`${paths.memberListAfterSave}?mock=${FROZEN},${fault}`);
      // The mock API has taken the fault from the address.
      await expect(page.locator('h1')).toBeAttached();
      for (const [name, path] of Object.entries(SCREENS)) {
        await openInPlace(page, path);
        const cell = await look(page, t('common:action.retry'));
        seen.get(name)?.set(fault, cell);
        const exits = page.getByRole('navigation').or(page.getByRole('dialog'));
        await expect(exits.first(), `${name} can be left`).toBeAttached();
      }
    }
    const { table, kept } = await compareWithKept('reads', 'screen', seen);
    expect(table).toBe(kept);
  },
);
