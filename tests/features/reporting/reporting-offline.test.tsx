import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { fillStorage } from '../../support/browser-states';
import { renderApp } from '../../support/render-app';
import {
  answer,
  chooseWork,
  datesQuery,
  findPreview,
  NEXT_WEEK,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  submit,
  writeAsAdmin,
} from './reporting-steps';

const DAY = NEXT_WEEK.slice(0, 1);
const query = datesQuery(DAY);
const UNSENT = '16 unsent half hours. Show them.';
const QUEUE_KEY = () => `slot-queue:${signedInId('user')}`;

const chip = (name = UNSENT) => screen.findByLabelText(name);
const chipGone = () => waitFor(() => expect(screen.queryByLabelText(/unsent half hours?\. Show/)).toBeNull());
const calls = () =>
  mockApi
    .log()
    .map(({ path }) => path)
    .filter((path) => /task-performance\//.test(path))
    .map((path) => path.split('/').at(-1));

/** Submits a whole day that the server never hears of. */
async function queueDay() {
  const app = await openReporting({ query });
  await findPreview();
  await chooseWork();
  setScenario('offline@reporting-system');
  await submit();
  await chip();
  return app;
}

/** The browser dispatches this event when the network is back. */
function comeBack(scenario = 'none') {
  mockApi.clearLog();
  setScenario(scenario);
  fireEvent(window, new Event('online'));
}

beforeAll(() => import('@/features/reporting/pages/reporting-page'));
beforeEach(() => setScenario('none'));

describe('half hours submitted offline', () => {
  it('wait, are shown, survive a reload, and are sent once after the reconnect', async () => {
    const { unmount } = await queueDay();
    expect(screen.getByText(/^No connection\. 16 half hours wait here/)).toBeVisible();
    expect(await screen.findByText('16 half hours of this day are not sent yet.')).toBeVisible();
    expect(await screen.findByText('16 unchanged')).toBeVisible();
    expect(stored(signedInId('user'), DAY)).toHaveLength(0);
    unmount();

    await openReporting({ query, scenario: 'offline@task-performance' });
    await chip();
    comeBack();
    expect(await screen.findByText('16 waiting half hours were sent')).toBeVisible();
    await chipGone();
    expect(calls()).toEqual(['create']);
    expect(stored(signedInId('user'), DAY)).toHaveLength(16);
    expect(localStorage.getItem(QUEUE_KEY())).toBeNull();
  });

  it('are sent in order, each once in spite of a lost response and a reload', async () => {
    const { unmount } = await queueDay();
    // The records of a moment ago are cleared again, in the next job.
    press('Clear hours…');
    fireEvent.click(screen.getByText('8:30 – 12:00'));
    await submit('Clear 4 hrs 30 mins');
    await answer('Clear 9 half hours?', 'Clear');
    await waitFor(() => expect(localStorage.getItem(QUEUE_KEY())).toContain('"clear"'));

    comeBack('lost-response@task-performance/create');
    await waitFor(() => expect(calls()).toEqual(['create']));
    await waitFor(() => expect(stored(signedInId('user'), DAY)).toHaveLength(16));
    unmount();
    setScenario('none');
    await openReporting({ query });
    await chipGone();
    expect(calls()).toEqual(['create', 'delete']);
    expect(stored(signedInId('user'), DAY)).toHaveLength(7);
  });

  it('are queued once however often they are submitted', async () => {
    await queueDay();
    await submit();
    await screen.findByText('Record hours', { selector: 'button' });
    expect(sent('task-performance/create')).toHaveLength(1);
    expect(await screen.findByText(/^No connection\. 16 half hours wait here/)).toBeVisible();
    comeBack();
    expect(await screen.findByText('16 waiting half hours were sent')).toBeVisible();
    await chipGone();
    expect(calls()).toEqual(['create']);
  });

  it('are sent by a button, which keeps the focus meanwhile', async () => {
    await queueDay();
    fireEvent.click(await chip());
    setScenario('held@task-performance/create');
    fireEvent.click(await screen.findByText('Send now', { selector: 'button' }));
    const button = await screen.findByText('Sending…', { selector: 'button' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    setScenario('none');
    await chipGone();
    // The button has disappeared with the list, and so has the button of the list.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('never overwrite later records of others until the user decides', async () => {
    await queueDay();
    setScenario('none');
    await writeAsAdmin({ date: DAY[0] ?? '', period: '08:30:00', project_id: 1, task_id: 1 });
    comeBack();
    expect(await screen.findByText(/^Somebody else changed half hours/)).toBeVisible();
    expect(calls()).toEqual([]);

    fireEvent.click(await chip());
    expect(await screen.findByText(/^There now: INV01/)).toBeVisible();
    expect(screen.getByText(/^Yours: SCH03/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Changed by somebody else' })).toHaveAttribute('tabindex', '0');
    press('Keep theirs');
    await chipGone();
    const rows = stored(signedInId('user'), DAY);
    expect(rows).toHaveLength(16);
    expect(rows.filter(({ project_id }) => project_id === 1)).toHaveLength(1);
  });

  it('show why the server refused them, and can be discarded', async () => {
    await queueDay();
    comeBack('422@task-performance/create');
    expect(await screen.findByText(/^The server refused half hours/)).toBeVisible();
    fireEvent.click(await chip());
    expect(await screen.findByText(/Period must be a time of day/)).toBeVisible();
    press('Discard');
    await answer('Discard 16 unsent half hours?', 'Discard');
    await chipGone();
    expect(stored(signedInId('user'), DAY)).toHaveLength(0);
  });

  it('are sent, and not discarded, when the answer comes after their sending has begun', async () => {
    await queueDay();
    fireEvent.click(await chip());
    fireEvent.click(await screen.findByText('Discard'));
    await screen.findByText('Discard 16 unsent half hours?');
    comeBack('held@task-performance/create');
    await waitFor(() => expect(calls()).toEqual(['create']));
    await answer('Discard 16 unsent half hours?', 'Discard');
    setScenario('none');
    expect(await screen.findByText(/^Not discarded here/)).toBeVisible();
    await chipGone();
    expect(stored(signedInId('user'), DAY)).toHaveLength(16);
  });

  it('stay, with a note, where the browser cannot store a decision', async () => {
    await queueDay();
    comeBack('422@task-performance/create');
    fireEvent.click(await chip());
    fillStorage();
    fireEvent.click(await screen.findByText('Try again', { selector: '[role=dialog] button' }));
    const note = 'This browser could not store your decision. Nothing was changed.';
    expect(await screen.findByText(note, { selector: '[role=status] *' })).toBeVisible();
    expect(screen.getByText('Try again', { selector: '[role=dialog] button' })).toBeVisible();
  });

  it('are kept for their user and never sent as another user', async () => {
    const { unmount } = await queueDay();
    unmount();
    setScenario('none');
    mockApi.clearLog();
    await renderApp(paths.dashboard, { as: 'admin' });
    await screen.findByRole('navigation');
    comeBack();
    await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));
    expect(screen.queryByLabelText(UNSENT)).toBeNull();
    expect(calls()).toEqual([]);
    expect(localStorage.getItem(QUEUE_KEY())).not.toBeNull();
  });

  it('are asked about before a sign-out, which deletes them', async () => {
    const { user } = await queueDay();
    await user.click(screen.getByLabelText(/^Open the profile menu of/));
    await user.click(await screen.findByText('Sign out'));
    expect(await screen.findByText('16 half hours are not saved. Signing out deletes them.')).toBeVisible();
    await answer('Sign out without saving?', 'Stay');
    expect(localStorage.getItem(QUEUE_KEY())).not.toBeNull();
    await user.click(screen.getByLabelText(/^Open the profile menu of/));
    await user.click(await screen.findByText('Sign out'));
    await answer('Sign out without saving?', 'Sign out');
    await waitFor(() => expect(window.location.pathname).toBe(paths.login));
    expect(localStorage.getItem(QUEUE_KEY())).toBeNull();
    expect(sent('task-performance/create')).toHaveLength(1);
  });
});
