import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listDrafts, writeDraft } from '@/session/draft-store';
import { renderApp } from '../support/render-app';

const PAINTED = [
  { staff_id: 4, date: '2026-11-23', period: '09:00:00', wanted: { project_id: 3, task_id: 5 } },
  { staff_id: 4, date: '2026-11-23', period: '09:30:00', wanted: { project_id: 3, task_id: 5 } },
];

it('signing out on another page asks about painted half hours and drafts', async () => {
  writeDraft(4, 'painting', { changes: { painted: PAINTED }, base: {}, asksBeforeSignOut: false });
  writeDraft(4, 'leave/new', { changes: { reason: 'Dentist' }, base: { reason: '' } });
  // This page has the frame and reads nothing.
  await renderApp('/no/such/page', { as: 'user' });
  async function logOut(answer: string) {
    fireEvent.click(await screen.findByLabelText(/^Open the profile menu of/));
    fireEvent.click(await screen.findByText('Sign out'));
    await screen.findByText('Sign out without saving?');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('2 half hours are not saved. Signing out deletes them.');
    expect(question).toHaveTextContent('Signing out deletes 1 draft from this browser.');
    fireEvent.click(within(question).getByText(answer));
  }
  await logOut('Stay');
  await waitFor(() => expect(screen.queryByText('Sign out without saving?')).toBeNull());
  expect([listDrafts(4, 'painting'), listDrafts(4, 'leave/new')].map(({ length }) => length)).toEqual([1, 1]);
  await logOut('Sign out');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect([listDrafts(4, 'painting'), listDrafts(4, 'leave/new')].flat()).toEqual([]);
});
