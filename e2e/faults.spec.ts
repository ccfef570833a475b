import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { compareWithFile, isRenewed } from '../tests/faults/fault-matrix';
import { findFailures, nameText } from '../tests/faults/failure-texts';
import { expect, ONCE, test } from './support/app-fixture';
import { followOpenCalls, openInPlace, screens } from './support/screens';

/** A Friday. */
const FROZEN = 'frozen:2026-11-20';

const SCREENS = screens('2026-11-01', '2026-11-20');

/**
 * The faults that a screen can distinguish: the client turns all others into one of these failures. Other flows prove the dialog of an
 * expired session, which is the same over each page.
 */
const FAULTS = isRenewed
  ? ['offline', '401', '403', '404', '422', '500', 'wrong-shape', 'empty', 'slow:300']
  : ['422', 'wrong-shape'];

/** The reasons that the screen gives, and the ways to continue that it offers. */
async function describeScreen(page: Page, retryLabel: string): Promise<string> {
  const { text, alerts, isSignInShown, hasRetry } = await page.evaluate((label) => {
    const main = document.querySelector('main') ?? document.body;
    const descriptions = [...main.querySelectorAll('[aria-invalid=true][aria-describedby]')].map(
      (field) => `[id="${field.getAttribute('aria-describedby')}"]`,
    );
    return {
      text: main.textContent,
      alerts: [...main.querySelectorAll(['[role=alert]', ...descriptions].join())].map(
        ({ textContent }) => textContent,
      ),
      isSignInShown: document.querySelector('#expired-title') !== null,
      hasRetry: [...main.querySelectorAll('button')].some(({ textContent }) => textContent.includes(label)),
    };
  }, retryLabel);
  const failures = findFailures(text);
  const reasons =
    failures.length > 0 ? failures : alerts.map((alert) => nameText(alert.replaceAll(retryLabel, '')));
  const parts = new Set(reasons);
  if (hasRetry) parts.add('try again');
  if (isSignInShown) parts.add('sign-in');
  return [...parts].join(' · ') || 'content';
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
    const cells = new Map(Object.keys(SCREENS).map((name) => [name, new Map<string, string>()]));
    for (const fault of FAULTS) {
      await page.goto(`${paths.memberListAfterSave}?mock=${FROZEN},${fault}`);
      // The mock API has taken the fault from the address.
      await expect(page.locator('h1')).toBeAttached();
      for (const [name, path] of Object.entries(SCREENS)) {
        await openInPlace(page, path);
        cells.get(name)?.set(fault, await describeScreen(page, t('common:action.retry')));
        const exits = page.getByRole('navigation').or(page.getByRole('dialog'));
        await expect(exits.first(), `${name} can be left`).toBeAttached();
      }
    }
    const { actual, expected } = compareWithFile('reads', cells);
    expect(actual).toEqual(expected);
  },
);
