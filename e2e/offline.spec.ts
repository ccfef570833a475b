import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

/** A Monday without records. */
const DAY = '2030-01-07';

const setScenario = (page: Page, scenario: string) =>
  page.evaluate((text) => window.mockApi?.setScenario(text), scenario);

const recordedPeriods = (page: Page) =>
  page.evaluate((date) => {
    const rows = window.mockApi?.rows('task_performance') ?? [];
    return rows.filter((row) => row.date === date).map(({ period, project_id }) => `${period} ${project_id}`);
  }, DAY);

/** Somebody else writes to the first half hour of the day. */
const writeAsAdmin = (page: Page) =>
  page.evaluate(async (date) => {
    const call = async (path: string, body: object, token = '') => {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const sent = JSON.stringify(body);
      const answer = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: sent,
      });
      return (await answer.json()) as { token: string };
    };
    const { token } = await call('login', { username: 'admin', password: 'admin123', lat: 0, lon: 0 });
    const row = { date, staff_id: 4, project_id: 1, task_id: 1, period: '08:30:00' };
    await call('reporting-system/task-performance/create', { create_array: [row] }, token);
  }, DAY);

test(
  'slots wait for a connection over a reload, and are sent once, past what somebody else changed',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(/net::ERR_FAILED/);
    await signIn(page, 'user');
    await page.goto(`${paths.reporting}?dates=${DAY}`);
    const recentWork = page.getByRole('group', { name: t('reporting:work.recent') });
    await recentWork.getByRole('button').first().click();
    await setScenario(page, 'offline@reporting-system');
    await page.getByRole('button', { name: t('common:action.submit'), exact: true }).click();
    await expect(page.getByText(t('reporting:write.waiting', { count: 16 }))).toBeVisible();

    await page.reload();
    const chip = page.getByRole('button', { name: t('shell:unsent.open', { count: 16 }) });
    await expect(chip).toBeVisible();
    await expect(page.getByText(t('reporting:day.waiting', { count: 16 }))).toBeVisible();
    await expectAccessible(page);
    expect(await recordedPeriods(page)).toEqual([]);

    await setScenario(page, 'offline@staff/get');
    await writeAsAdmin(page);
    await setScenario(page, 'none');
    await chip.click();
    const dialog = page.getByRole('dialog', { name: t('shell:unsent.title') });
    await dialog.getByRole('button', { name: t('shell:unsent.send') }).click();
    await expect(dialog.getByText(t('shell:unsent.conflict.body'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('shell:unsent.conflict.keepTheirs') }).click();
    await expect(page.getByText(t('shell:unsent.sent', { count: 15 }))).toBeVisible();
    await expect(dialog).toBeHidden();
    const recorded = await recordedPeriods(page);
    expect(recorded).toHaveLength(16);
    expect(recorded.filter((row) => row === '08:30:00 1')).toHaveLength(1);
    expect(new Set(recorded).size).toBe(16);
  },
);
