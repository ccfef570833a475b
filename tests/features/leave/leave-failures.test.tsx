import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MissingRecordAlert } from '@/features/leave/components/missing-record-alert';
import { loadCatalogues } from '@/i18n/i18n';
import { mockApi } from '@/mock-api/node';
import { renderUi } from '../../ui/render-ui';
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

const UNCERTAIN = /The change may have been saved; check before you send it again/;

describe('leave that is not registered', () => {
  it('has an unknown result when the list cannot be read afterwards, and the input is kept', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=Travel' });
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Half Day');
    fill('reason', 'Travel');
    setScenario('offline@leave');
    press('Register leave');
    expect((await screen.findAllByText(UNCERTAIN)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Fail to create leave')).not.toBeInTheDocument();
    expect(field('leave_date')).toHaveValue('2026-11-20');
    expect(field('reason')).toHaveValue('Travel');
    expect(
      mockApi.rows('leaves').filter((leave) => leave.leave_date === '2026-11-20' && leave.rec_id === 4),
    ).toEqual([]);
  });

  it.each(['generation:a', 'generation:b', 'odd-rows'])(
    'for a person without a leave record links to the calculation before it is sent (%s)',
    async (scenario) => {
      const title = 'This employee has no leave record yet';
      await renderRegistration({ scenario, query: '?staff=13&mode=existing&leave-q=none' });
      await waitFor(() => expect(form().getByLabelText(/^Employee/)).not.toHaveValue(''));
      fill('leave_date', '2026-11-20');
      expect(await screen.findByText(title)).toBeVisible();
      expect(sentTo('leave/create')).toEqual([]);
      await choose('Duration', 'Full Day');
      // Each scenario has its own reason, so that an earlier attempt in doubt does not affect it.
      fill('reason', scenario);
      press('Register leave');
      expect(await findToast('Fail to create leave')).toHaveAttribute('role', 'alert');
      expect(screen.getByText(title)).toBeVisible();
      fireEvent.click(screen.getByText('Calculate the leave first'));
      expect(await screen.findByText('Calculate', { selector: 'button' })).toBeVisible();
      expect(window.location.search).toBe('?staff=13&mode=new');
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    },
  );

  it('links to the calculation after the refusal when the records could not be read', async () => {
    await renderRegistration({
      scenario: '500@leave-record/get',
      query: '?staff=13&mode=existing&leave-q=none',
    });
    await waitFor(() => expect(form().getByLabelText(/^Employee/)).not.toHaveValue(''));
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Full Day');
    fill('reason', 'unread');
    setScenario('');
    press('Register leave');
    expect(await screen.findByText(/^This employee has no leave record/)).toBeVisible();
  });

  it('names the year of the leave where only another year has a record', async () => {
    await loadCatalogues('leave');
    await renderUi(<MissingRecordAlert personId={13} year={null} hasOtherYear canCalculate />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This employee has no leave record for the year of this leave yetThere is a record of another year/,
    );
  });
});

describe('a calculation that fails', () => {
  it('is not sent for a member without a permanent date', async () => {
    await renderRegistration({ query: '?staff=27&mode=new&calculated-q=none' });
    expect(await screen.findByText('This employee has no permanent date yet.')).toBeVisible();
    expect(screen.getByText('Enter the permanent date')).toHaveAttribute(
      'href',
      '/reporting-system/edit-members/27',
    );
    press('Calculate');
    expect(await screen.findByText('Permanent date is required')).toBeVisible();
    expect(sentTo('leave-record/create')).toEqual([]);
  });
});

describe('lists that cannot be read', () => {
  it.each([
    ['500@leave/get', '', 'Fail to Fetch Leaves', 'Registered leave'],
    ['wrong-shape@leave-record/get', '?mode=new', 'Fail to Fetch leave record', 'Calculated leave'],
    ['malformed@over-time/get', '?mode=overtime', 'Fail to Fetch Over Time', 'Registered overtime'],
  ])('by %s say so and can be read again', async (scenario, query, toast, list) => {
    await renderRegistration({ scenario, query });
    expect(await findToast(toast)).toHaveAttribute('role', 'alert');
    const retry = await screen.findByText('Try again');
    setScenario('');
    retry.click();
    expect((await findRows(list)).length).toBe(10);
  });

  it('show an incomplete hint and block nothing', async () => {
    await renderRegistration({ as: 'user', scenario: '500@staff/get', query: '?leave-q=none' });
    fill('leave_date', '2026-11-05');
    expect(await screen.findByText('Leave: 3 Hours')).toBeInTheDocument();
    expect(await screen.findByText(/there may be more on these dates/)).toBeVisible();
    expect(form().getByText('Register leave')).toBeEnabled();
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
