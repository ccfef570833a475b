import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { signOut } from '@/session/sign-out';
import { bodiesSentTo } from '../features/hours/report-page-steps';
import { renderApp } from '../support/render-app';

const FRIDAY = 'frozen:2026-11-20';
/** On the first day of a month no day lies before today. */
const TUESDAY = 'frozen:2026-12-01';

const idOf = (username: string) => mockApi.rows('staff').find((row) => row.username === username)?.id;
const slotsRead = (username: string) =>
  bodiesSentTo('/staff/get').filter((body) =>
    JSON.stringify(body).startsWith(`{"id":${idOf(username)},"task_performance":`),
  );

/** Lets the browser come to rest, which else it never does in a test. */
const letRest = () =>
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
    act({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

it('says on the dashboard, without reading anything itself, how many days are to be completed, and on the icon', async () => {
  const badge = vi.fn(() => Promise.resolve());
  const noBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: noBadge });
  await renderApp(paths.dashboard, { as: 'user', scenario: FRIDAY });
  const chip = await screen.findByLabelText('4 days to complete. Open the first one in reporting.');
  expect(chip).toHaveAttribute(
    'href',
    `${paths.reporting}?view=paint&date=2026-11-03&mode=single&dates=2026-11-03`,
  );
  expect(chip).toHaveTextContent('4 days to complete');
  expect(slotsRead('user')).toHaveLength(1);
  expect(badge.mock.lastCall).toEqual([4]);
  expect(noBadge).not.toHaveBeenCalled();

  signOut();
  await waitFor(() => expect(noBadge).toHaveBeenCalled());
});

it('reads on other pages once these have come to rest, and says today, the week and the month', async () => {
  const rest = letRest();
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

it('says nothing to an administrator who never recorded', async () => {
  letRest();
  await renderApp(paths.projects, { as: 'admin', scenario: `${FRIDAY},empty` });
  await waitFor(() => expect(bodiesSentTo('/leave-record/get')).toEqual([{ staff_id: idOf('admin') }]));
  expect(slotsRead('admin')).toHaveLength(1);
  await waitFor(() => expect(screen.getByText('Project list')).toBeInTheDocument());
  expect(screen.queryByLabelText(/to complete|^Today|^This week/)).not.toBeInTheDocument();
});
