import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { choose, fill, findToast, form, press, renderRegistration, sentTo } from './leave-page-steps';

const SLOW = { as: 'user', scenario: 'slow:1500@leave/create', query: '?leave-q=Travel' } as const;

async function sendSlowly() {
  await renderRegistration(SLOW);
  fill('leave_date', '2026-11-20');
  await choose('Duration', 'Half Day');
  fill('reason', 'Travel');
  press('Register leave');
  await waitFor(() => expect(sentTo('leave/create')).toHaveLength(1));
}

it('a response that arrives after the page was left changes neither the address nor the next page', async () => {
  await sendSlowly();
  fireEvent.click(screen.getByText('Reporting', { selector: 'nav *' }));
  await screen.findByText('Leave while it is being saved?');
  fireEvent.click(screen.getByText('Leave', { selector: '[role=alertdialog] button' }));
  await waitFor(() => expect(window.location.pathname).toBe(paths.reporting));
  await waitFor(() => expect(localStorage.getItem('draft:4:leave/new')).toBeNull());
  expect(window.location.pathname).toBe(paths.reporting);
  expect(window.location.search).not.toContain('mode=');
}, 60_000);

it('the mode that is chosen while leave is being saved stays for the next registration', async () => {
  await sendSlowly();
  press('Overtime');
  await findToast('Leave Created Successfully.');
  await form().findByText('Register overtime', { selector: 'button' });
  await choose('OT time', '2 Hours');
  fill('ot_date', '2026-11-19');
  press('Register overtime');
  await findToast('OverTime Created Successfully.');
  expect(sentTo('over-time/create')).toEqual([{ staff_id: 4, ot_date: '2026-11-19', ot_time: '6' }]);
}, 60_000);
