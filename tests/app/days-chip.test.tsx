import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { signOut } from '@/session/sign-out';
import { boardInTables } from '../features/hours/board-in-tables';
import { bodiesSentTo } from '../features/hours/report-page-steps';
import { WHOLE_DAY } from '../features/reporting/reporting-steps';
import { report } from '../mock-api/mock-client';
import { renderApp } from '../support/render-app';
import { beIdle, recordBadges } from '../support/browser-states';

const FRIDAY = 'frozen:2026-11-20';
/** On the first day of a month no day of it lies before today. */
const TUESDAY = 'frozen:2026-12-01';
const NAME = 'Hnin Yu Wai';

const findId = (username: string) => mockApi.rows('staff').find((row) => row.username === username)?.id;
const slotsRead = (username: string) =>
  bodiesSentTo('/staff/get').filter((body) =>
    JSON.stringify(body).startsWith(`{"id":${findId(username)},"task_performance":`),
  );

/** Records whole days where November lacks something. */
async function completeNovember() {
  const open = boardInTables('2026-11', 30, { today: '2026-12-01' }).get(NAME)?.open ?? [];
  const work = { staff_id: findId('user'), project_id: 3, task_id: 5 };
  const rows = open.flatMap((date) => WHOLE_DAY.map((period) => ({ date, ...work, period })));
  await report('task-performance/create', { create_array: rows });
}

it('shows the number of days to complete on the dashboard and the app icon, without queries of its own', async () => {
  const badges = recordBadges();
  await renderApp(paths.dashboard, { as: 'user', scenario: FRIDAY });
  const october = boardInTables('2026-10', 31).get(NAME)?.open ?? [];
  expect(october).toHaveLength(4);
  const chip = await screen.findByLabelText('8 days to complete. Open the first one in reporting.');
  expect(chip).toHaveAttribute(
    'href',
    `${paths.reporting}?view=paint&date=${october[0]}&mode=single&dates=${october[0]}`,
  );
  expect(chip).toHaveTextContent('8 days to complete');
  expect(slotsRead('user')).toHaveLength(1);
  expect(badges.set.mock.lastCall).toEqual([8]);
  expect(badges.clear).not.toHaveBeenCalled();

  signOut();
  await waitFor(() => expect(badges.clear).toHaveBeenCalled());
});

it('includes the days of last month early in a month, until they are complete', async () => {
  beIdle();
  const { unmount } = await renderApp(paths.leaveRecords, { as: 'user', scenario: TUESDAY });
  const [first = '', ...others] = boardInTables('2026-11', 30, { today: '2026-12-01' }).get(NAME)?.open ?? [];
  expect(others).toHaveLength(6);
  const chip = await screen.findByLabelText('7 days to complete. Open the first one in reporting.');
  expect(chip).toHaveAttribute('href', expect.stringContaining(`date=${first}&`));
  unmount();
  await completeNovember();
  await renderApp(paths.leaveRecords, { as: 'user', scenario: TUESDAY });
  expect(await screen.findByLabelText('Today 0 / 8 hrs')).toBeInTheDocument();
});

it('reads on other pages once the network is idle, and names today, the week and the month', async () => {
  const rest = beIdle();
  mockApi.setScenario(TUESDAY);
  await completeNovember();
  mockApi.clearLog();
  await renderApp(paths.leaveRecords, { as: 'user', scenario: TUESDAY, language: 'ja' });
  const chip = await screen.findByLabelText('今日 0 / 8時間');
  expect(rest).toHaveBeenCalled();
  expect(slotsRead('user')).toHaveLength(1);
  fireEvent.click(chip);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '今日 0 / 8時間',
    '今週 8 / 40時間',
    // A half day of leave is on the second.
    '今月 0 / 180時間',
  ]);
  const address = `${paths.reporting}?view=paint&date=2026-12-01&mode=single&dates=2026-12-01`;
  expect(items.map((item) => item.getAttribute('href'))).toEqual([address, address, address]);
});

it('counts for an administrator who records hours, on a page that reads no leave', async () => {
  beIdle();
  await renderApp(paths.projects, { as: 'admin', scenario: FRIDAY });
  expect(await screen.findByLabelText(/days? to complete\. Open/)).toBeInTheDocument();
  expect(slotsRead('admin')).toHaveLength(1);
});

it('shows nothing to an administrator who never recorded hours', async () => {
  beIdle();
  await renderApp(paths.projects, { as: 'admin', scenario: `${FRIDAY},empty` });
  await waitFor(() => expect(bodiesSentTo('/leave-record/get')).toEqual([{}]));
  expect(slotsRead('admin')).toHaveLength(1);
  await waitFor(() => expect(screen.getByText('Project list')).toBeInTheDocument());
  expect(screen.queryByLabelText(/to complete|^Today|^This week/)).not.toBeInTheDocument();
});
