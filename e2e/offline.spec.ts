import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { cell } from './support/timeline';

/** A Monday without records. */
const DAY = '2030-01-07';

const setScenario = (page: Page, scenario: string) =>
  page.evaluate((text) => window.mockApi?.setScenario(text), scenario);

const readPeriods = (page: Page) =>
  page.evaluate((date) => {
    const rows = window.mockApi?.rows('task_performance') ?? [];
    return rows.filter((row) => row.date === date).map(({ period, project_id }) => `${period} ${project_id}`);
  }, DAY);

/** Another person records a half hour of the day for the user. */
const writeAsAdmin = (page: Page, period: string) =>
  page.evaluate(
    async ({ date, period }) => {
      const call = async (path: string, body: object, token = '') => {
        const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(`/api/${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path} is answered by ${answer.status}`);
        return (await answer.json()) as { token: string };
      };
      const { token } = await call('login', { username: 'admin', password: 'admin123', lat: 0, lon: 0 });
      const row = { date, staff_id: 4, project_id: 1, task_id: 1, period };
      await call('reporting-system/task-performance/create', { create_array: [row] }, token);
    },
    { date: DAY, period },
  );

test(
  'painted half hours wait offline across a reload, are sent once, and ask before they replace those of others [RP-7]',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(/net::ERR_FAILED/);
    const expectState = (time: string, key: 'new' | 'waiting') =>
      expect(cell(page, DAY, time)).toHaveAccessibleName(new RegExp(t(`painter:cell.${key}`)));
    await signIn(page, 'user', `${paths.reporting}?view=paint&date=${DAY}`);
    await cell(page, DAY, '08:30').focus();
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('2');
    await expectState('17:00', 'new');
    await setScenario(page, 'offline@reporting-system');
    await page.keyboard.press('Control+s');
    await expectState('17:00', 'waiting');

    await page.reload();
    const chip = page.getByRole('button', { name: t('shell:unsent.open', { count: 16 }) });
    await expect(chip).toBeVisible();
    await expectState('08:30', 'waiting');
    await expectAccessible(page);
    expect(await readPeriods(page)).toEqual([]);

    await setScenario(page, 'offline@staff/get');
    await writeAsAdmin(page, '08:30:00');
    await setScenario(page, 'none');
    await chip.click();
    const dialog = page.getByRole('dialog', { name: t('shell:unsent.title') });
    await dialog.getByRole('button', { name: t('shell:unsent.send') }).click();
    await expect(dialog.getByText(t('shell:unsent.conflict.body'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('shell:unsent.conflict.keepTheirs') }).click();
    await expect(page.getByText(t('shell:unsent.sent', { count: 15 }))).toBeVisible();
    await expect(dialog).toBeHidden();
    const recorded = await readPeriods(page);
    expect(recorded).toHaveLength(16);
    expect(recorded.filter((row) => row === '08:30:00 1')).toHaveLength(1);
    expect(new Set(recorded).size).toBe(16);

    await expect(page.getByText(t('painter:bar.empty'))).toBeVisible();

    await page.getByRole('checkbox', { name: t('painter:allHours') }).press('Space');
    await cell(page, DAY, '17:30').focus();
    // The second brush has other work than the colleague's.
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expectState('17:30', 'new');
    await writeAsAdmin(page, '17:30:00');
    // The save reads half hours again that were read more than half a minute ago.
    await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 60_000));
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog', {
      name: t('reporting:confirm.replaceTitle', { count: 1 }),
    });
    await question.getByRole('button', { name: t('common:action.cancel') }).click();
    await expect(cell(page, DAY, '17:30')).toHaveAccessibleName(new RegExp(t('painter:cell.replaces')));
    expect(await readPeriods(page)).toContain('17:30:00 1');
  },
);
