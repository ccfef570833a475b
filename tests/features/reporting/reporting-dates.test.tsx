import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { invariant } from '@/lib/invariant';
import { mockApi, mockServer } from '@/mock-api/node';
import {
  datesQuery,
  findPreview,
  openReporting,
  press,
  signedInId,
  stored,
  findTabs,
  THIS_WEEK,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

function day(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  invariant(found, `the calendar shows ${date}`);
  return found;
}

const picked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-date][aria-pressed=true]')].map(
    ({ dataset }) => dataset.date,
  );
const inUrl = () => new URLSearchParams(window.location.search).get('dates');

describe('the calendar [RP-1]', () => {
  it('starts with the last five weekdays and toggles dates by click', async () => {
    await openReporting();
    expect(picked()).toEqual(THIS_WEEK);
    fireEvent.click(day('2026-11-18'));
    await waitFor(() => expect(picked()).toEqual(THIS_WEEK.filter((date) => date !== '2026-11-18')));
    fireEvent.click(day('2026-11-13'));
    await waitFor(() => expect(picked()).toContain('2026-11-13'));
    await waitFor(() => expect(inUrl()).toBe('2026-11-16,2026-11-17,2026-11-19,2026-11-20,2026-11-13'));
    expect(screen.getByText('5 dates selected')).toBeVisible();
  });

  it.each(['9999-12-31', '0100-01-01'])(
    'shows the month of %s, and stops at the last month of the calendar',
    async (date) => {
      await openReporting({ query: datesQuery([date]) });
      expect(picked()).toEqual([date]);
      fireEvent.keyDown(day(date), { key: date > '1000' ? 'PageDown' : 'PageUp' });
      expect(day(date)).toBeVisible();
    },
  );

  it('holds one date in single mode: the last picked one, and returns to several', async () => {
    await openReporting({ query: datesQuery(['2026-11-20', '2026-11-17']) });
    press('Single');
    await waitFor(() => expect(picked()).toEqual(['2026-11-17']));
    fireEvent.click(day('2026-11-11'));
    await waitFor(() => expect(picked()).toEqual(['2026-11-11']));
    expect(screen.queryByText('This week')).not.toBeInTheDocument();
    press('Multiple');
    await waitFor(() => expect(screen.getByText('This week')).toBeVisible());
    expect(picked()).toEqual(['2026-11-11']);
    press('This week');
    await waitFor(() => expect(picked()).toEqual(THIS_WEEK));
    press('Today');
    await waitFor(() => expect(picked()).toEqual(['2026-11-20']));
    press('Clear dates');
    await waitFor(() => expect(picked()).toEqual([]));
    expect(document.activeElement).toHaveAttribute('data-date');
    expect(screen.getByText('Choose at least one date.')).toBeVisible();
    await waitFor(() => expect(inUrl()).toBe(''));
  });

  it('selects ranges by Shift and by dragging, and whole weekdays', async () => {
    await openReporting({ query: datesQuery(['2026-11-10']) });
    fireEvent.click(day('2026-11-12'), { shiftKey: true });
    await waitFor(() => expect(picked()).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']));
    fireEvent.pointerDown(day('2026-11-24'), { pointerType: 'mouse', button: 0 });
    fireEvent.pointerOver(day('2026-11-26'), { pointerType: 'mouse' });
    expect(picked()).toHaveLength(6);
    fireEvent.pointerUp(day('2026-11-26'), { pointerType: 'mouse' });
    await waitFor(() =>
      expect(inUrl()).toBe('2026-11-10,2026-11-11,2026-11-12,2026-11-24,2026-11-25,2026-11-26'),
    );
    press('Clear dates');
    fireEvent.click(screen.getByLabelText('Every Monday of this month'));
    await waitFor(() => expect(picked()).toHaveLength(5));
  });

  it('is operated by arrow keys, past the end of the month too', async () => {
    const { user } = await openReporting({ query: datesQuery(['2026-11-27']) });
    day('2026-11-27').focus();
    expect(day('2026-11-27')).toHaveAttribute('tabindex', '0');
    expect(day('2026-11-26')).toHaveAttribute('tabindex', '-1');
    // The browser's key for the last page.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(day('2026-11-27')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(day('2026-11-19')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(day('2026-11-15')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}{ArrowDown}');
    expect(day('2026-12-05')).toHaveFocus();
    expect(screen.getByText('December 2026')).toBeVisible();
    await user.keyboard('{PageDown}{PageUp}{Enter}');
    await waitFor(() => expect(inUrl()).toBe('2026-11-27,2026-12-05'));
    await user.keyboard(' ');
    await waitFor(() => expect(inUrl()).toBe('2026-11-27'));
    expect(day('2026-12-05')).toHaveFocus();
  });

  it('shows the records of each day, also to screen readers', async () => {
    await openReporting();
    await findPreview();
    expect(stored(signedInId('user'), ['2026-11-19'])).toHaveLength(16);
    await waitFor(() =>
      expect(day('2026-11-19')).toHaveAccessibleName('Thursday 19 Nov 2026, 8 hrs recorded'),
    );
    expect(day('2026-11-22')).toHaveAccessibleName('Sunday 22 Nov 2026, nothing recorded');
    expect(day('2026-11-20')).toHaveAttribute('aria-current', 'date');
  });
});

it('marks full days among the chosen ones, and removes them with one click', async () => {
  await openReporting({ query: '?dates=2026-11-18,2026-11-23' });
  await waitFor(() => expect(findTabs('Dates')[0]).toHaveTextContent('Wed 18 Nov8 hrsFull day'));
  fireEvent.click(screen.getByText('Leave out 1 full day'));
  expect(await screen.findByText('1 date selected')).toBeVisible();
  await waitFor(() => expect(findTabs('Dates').map((tab) => tab.textContent)).toEqual(['Mon 23 Nov0 hrs']));
  expect(screen.queryByText(/^Leave out/)).toBeNull();
  expect(document.activeElement).toHaveAttribute('data-date');
});

it('decides full days by the working hours of the person [BY-20]', async () => {
  const staff_no = mockApi.rows('staff').find(({ id }) => id === signedInId('user'))?.staff_no;
  const file = [{ staff_no, from: '2026-11-01', hours: [8, 8, 9, 4, 8, 0, 0] }];
  mockServer.use(http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json(file)));
  await openReporting({ query: '?dates=2026-11-18,2026-11-19' });
  expect(await screen.findByText('8 hrs of 4 hrs')).toBeVisible();
  expect(findTabs('Dates').map((tab) => tab.textContent)).toEqual([
    'Wed 18 Nov8 hrs',
    'Thu 19 Nov8 hrsFull day',
  ]);
  fireEvent.click(screen.getByText('Leave out 1 full day'));
  expect(await screen.findByText('8 hrs of 9 hrs')).toBeVisible();
});

it('explains the timeline once', async () => {
  const { unmount } = await openReporting();
  expect(screen.getByText(/On the timeline you paint hours/)).toBeVisible();
  unmount();
  await openReporting();
  expect(screen.getByText(/^Record what you worked on/)).toBeVisible();
  expect(screen.queryByText(/On the timeline you paint hours/)).toBeNull();
});
