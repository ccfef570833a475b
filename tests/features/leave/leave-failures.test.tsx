import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import {
  choose,
  field,
  fill,
  findRows,
  findToast,
  form,
  press,
  renderRegistration,
  sentTo,
  setScenario,
} from './leave-page-steps';

const NOT_SAVED = /The connection broke and the change was not saved/;
const UNCERTAIN = /The change may have been saved; look before you send it again/;
const ON_SERVER = /Something went wrong on the server/;

/** Sends the same form again under one failure after the other. */
async function expectFailures(send: () => unknown, toast: string, failures: [string, RegExp | string][]) {
  for (const [scenario, reason] of failures) {
    setScenario(scenario);
    mockApi.clearLog();
    send();
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(await findToast(toast)).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(form().getByText(/^(Submit|Calculate)$/)).toBeEnabled());
  }
}

describe('leave that is not registered', () => {
  it('is told with the reason, and the input stays', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=Travel' });
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Half Day');
    fill('reason', 'Travel');
    await expectFailures(() => press('Submit'), 'Fail to create leave', [
      ['500@leave/create', ON_SERVER],
      ['offline@leave/create', NOT_SAVED],
      ['html@leave/create', ON_SERVER],
      ['422@leave/create', /is required|field/],
    ]);
    // Of two failures at once only the first one is told: nobody knows how this one ended.
    await waitFor(() => expect(screen.queryByText('Fail to create leave')).not.toBeInTheDocument());
    setScenario('offline@leave');
    press('Submit');
    expect((await screen.findAllByText(UNCERTAIN)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Fail to create leave')).not.toBeInTheDocument();
    expect(field('leave_date')).toHaveValue('2026-11-20');
    expect(field('reason')).toHaveValue('Travel');
    expect(
      mockApi.rows('leaves').filter((leave) => leave.leave_date === '2026-11-20' && leave.rec_id === 4),
    ).toEqual([]);
  });

  it('is told as saved when only the answer was lost, once', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=Dentist' });
    await screen.findByText(/Nothing matches/);
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Full Day');
    fill('reason', 'Dentist');
    setScenario('lost-reply@leave/create');
    press('Submit');
    expect(await findToast('Leave Created Successfully.')).toHaveAttribute('role', 'status');
    expect(sentTo('leave/create')).toHaveLength(1);
    expect(await findRows('On leave')).toHaveLength(1);
  });

  it('names the server’s own words where no field shows them', async () => {
    await renderRegistration({ query: '?staff=27&leave-q=none' });
    await waitFor(() => expect(form().getByLabelText(/^Employee/)).toHaveValue('Ohnmar Htwe'));
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Full Day');
    fill('reason', 'Travel');
    press('Submit');
    expect(await screen.findByText('Leave record not found for this staff and year')).toBeVisible();
    expect(await findToast('Fail to create leave')).toHaveAttribute('role', 'alert');
  });

  it('keeps the form behind a sign-in when the session has ended', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=none' });
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Full Day');
    fill('reason', 'Travel');
    setScenario('401@leave/create');
    press('Submit');
    expect(await screen.findByText('Please sign in again')).toBeInTheDocument();
    expect(screen.queryByText('Fail to create leave')).not.toBeInTheDocument();
    expect(field('reason')).toHaveValue('Travel');
  });
});

describe('a calculation that fails', () => {
  it('says whether a record was created [LV-3]', async () => {
    await renderRegistration({ query: '?staff=30&mode=new&calculated-q=Hein+Htet' });
    await waitFor(() => expect(field('permanent_date')).toHaveValue('24 Jan 2026'));
    await screen.findByText(/Nothing matches/);
    await expectFailures(() => press('Calculate'), 'Fail to create leave record', [
      ['200-500@leave-record/create', ON_SERVER],
      ['offline@leave-record/create', NOT_SAVED],
    ]);
    setScenario('lost-reply@leave-record/create');
    press('Calculate');
    expect(await findToast('Leave Record Created Successfully.')).toHaveAttribute('role', 'status');
    expect(await findRows('Calculated leave')).toHaveLength(1);
  });

  it('is not sent for a member without a permanent date', async () => {
    await renderRegistration({ query: '?staff=27&mode=new&calculated-q=none' });
    expect(await screen.findByText('This member has no permanent date yet.')).toBeVisible();
    expect(screen.getByText('Enter the permanent date')).toHaveAttribute(
      'href',
      '/reporting-system/edit-members/27',
    );
    press('Calculate');
    expect(await screen.findByText('Permanent date is required')).toBeVisible();
    expect(sentTo('leave-record/create')).toEqual([]);
  });
});

describe('overtime that fails', () => {
  it('says whether it was saved [LV-4]', async () => {
    await renderRegistration({ as: 'user', query: '?mode=overtime' });
    await findRows('Registered overtime');
    fill('ot_date', '2026-11-19');
    await choose('OT time', '1 Hour');
    await expectFailures(() => press('Submit'), 'Fail to create OverTime', [
      ['200-500@over-time/create', ON_SERVER],
      ['500@over-time/create', ON_SERVER],
      ['offline@over-time/create', NOT_SAVED],
    ]);
    expect(field('ot_date')).toHaveValue('2026-11-19');
    setScenario('malformed@over-time/create');
    press('Submit');
    expect(await findToast('OverTime Created Successfully.')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await findRows('Registered overtime')).toHaveLength(2));
  });
});

describe('lists that cannot be read', () => {
  it.each([
    ['500@leave/get', '', 'Fail to Fetch Leaves', 'On leave'],
    ['wrong-shape@leave-record/get', '?mode=new', 'Fail to Fetch leave record', 'Calculated leave'],
    ['malformed@over-time/get', '?mode=overtime', 'Fail to Fetch Over Time', 'Registered overtime'],
  ])('by %s say so and can be tried again', async (scenario, query, toast, list) => {
    await renderRegistration({ scenario, query });
    expect(await findToast(toast)).toHaveAttribute('role', 'alert');
    const retry = await screen.findByText('Try again');
    setScenario('');
    retry.click();
    expect((await findRows(list)).length).toBe(10);
  });

  it('leave a hint that is incomplete, and nothing is blocked', async () => {
    await renderRegistration({ as: 'user', scenario: '500@staff/get', query: '?leave-q=none' });
    fill('leave_date', '2026-11-05');
    expect(await screen.findByText('Leave: 3 Hours')).toBeInTheDocument();
    expect(await screen.findByText(/there may be more on these dates/)).toBeVisible();
    expect(form().getByText('Submit')).toBeEnabled();
  });

  it.each([
    ['', 'No leave is registered yet'],
    ['?mode=overtime', 'No overtime is registered yet'],
    ['?mode=new', 'No leave is calculated yet'],
  ])('may be empty: %s', async (query, title) => {
    await renderRegistration({ scenario: 'empty@leave,empty@over-time', query });
    expect(await screen.findByText(title)).toBeVisible();
  });
});
