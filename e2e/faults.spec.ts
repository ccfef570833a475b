import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { compareWithFile, isRenewed } from '../tests/faults/fault-matrix';
import { nameOf, partsIn } from '../tests/faults/told-words';
import { expect, ONCE, test } from './support/app-fixture';
import { followOpenCalls, openInPlace, screens } from './support/screens';

/** A Friday. */
const FROZEN = 'frozen:2026-11-20';

const SCREENS = screens('2026-11-01', '2026-11-20');

/**
 * Answers of which the client makes the same failure as of one of these never reach a screen. A session that has ended is
 * told over each page in one and the same way, which other flows walk.
 */
const FAULTS = isRenewed
  ? ['offline', '401', '403', '404', '422', '500', 'wrong-shape', 'empty', 'slow:300']
  : ['422', 'wrong-shape'];

/** What the screen says is wrong, and which ways on it offers. */
async function look(page: Page, retryLabel: string): Promise<string> {
  const { text, alerts, isSignInAsked, hasRetry } = await page.evaluate((label) => {
    const main = document.querySelector('main') ?? document.body;
    const reasons = [...main.querySelectorAll('[aria-invalid=true][aria-describedby]')].map(
      (field) => `[id="${field.getAttribute('aria-describedby')}"]`,
    );
    return {
      text: main.textContent,
      alerts: [...main.querySelectorAll(['[role=alert]', ...reasons].join())].map(
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
  'every screen explains failed reads, and offers a retry or another way',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR_FAILED/);
    followOpenCalls(page);
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
    const { actual, expected } = compareWithFile('reads', seen);
    expect(actual).toEqual(expected);
  },
);
