import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/calendar-date';
import { tokenStore } from '@/session/token-store';
import { watchToasts } from '../../support/toasts';
import {
  answer,
  choose,
  chooseWork,
  datesQuery,
  findPreview,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  submit,
} from './reporting-steps';

/** 32 days of 16 half hours, without records or leave: a call of 496 and one of 16. */
const DATES = Array.from({ length: 32 }, (_, index) => addDays('2026-12-03', index));
const query = datesQuery(DATES);
const HELD = 'held@task-performance/create';
const FILLED = 'Working Hour Filled Successfully';

const calls = () => sent('task-performance/create').map(({ create_array }) => create_array?.length);
const readQueue = (as: 'admin' | 'user') => localStorage.getItem(`slot-queue:${signedInId(as)}`);
const go = (entry: string) => fireEvent.click(screen.getByText(entry, { selector: 'nav *' }));
const findProfile = (name: string) => screen.findByLabelText(`Open the profile menu of ${name}`);

/** Submits more than one call holds; the first one is under way. */
async function beginLongWrite() {
  const app = await openReporting({ query, scenario: HELD });
  await findPreview();
  await chooseWork();
  await submit();
  expect(await screen.findByText('0 of 512 half hours sent')).toBeVisible();
  return app;
}

async function signIn(username: string, password: string) {
  fireEvent.change(await screen.findByLabelText(/^Username/), { target: { value: username } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByText('Login', { selector: 'button' }));
}

async function leaveFor(entry: string) {
  go(entry);
  await answer(
    await screen.findByText(/^Leave/, { selector: '[role=alertdialog] h2' }).then(getText),
    'Leave',
  );
}

/** Leaves while the write is under way. */
async function leavePage() {
  await leaveFor('Dashboard');
  expect(await screen.findByLabelText('Sending: 0 of 512 half hours. Show it.')).toBeVisible();
}

/** They are gone after two seconds: what was told is looked up, not what is shown. */
const hadToast = (toasts: ReadonlySet<string>, text: string) =>
  waitFor(() => expect([...toasts]).toContain(text));

const getText = ({ textContent }: HTMLElement) => textContent;

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

describe('a long write', () => {
  it('is never sent or shown to the next user, and waits for its owner', async () => {
    await beginLongWrite();
    const toasts = watchToasts();
    // In another tab, which does not know of the write.
    act(() => tokenStore.clear());
    await signIn('admin', 'admin123');
    await findProfile('Aung Kyaw Moe');
    setScenario('');
    await waitFor(() => expect(readQueue('user')).not.toBeNull());
    expect(calls()).toEqual([496]);
    expect(screen.queryByLabelText(/unsent slot|Sending:/)).toBeNull();
    expect(readQueue('admin')).toBeNull();
    act(() => tokenStore.clear());
    await screen.findByLabelText(/^Username/);
    expect([...toasts]).toEqual([]);
    expect(stored(signedInId('user'), DATES)).toHaveLength(496);
    expect(readQueue('user')?.match(/"period"/g)).toHaveLength(16);
  });

  it('that ends with the session says that its rest waits for a sign-in', async () => {
    await beginLongWrite();
    setScenario('401@task-performance/create');
    expect(await screen.findByText(/^Your session has ended\. 16 half hours wait here/)).toBeVisible();
    setScenario('none');
    fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'user123' } });
    fireEvent.click(screen.getByText('Login', { selector: '[role=dialog] button' }));
    expect(await screen.findByText('16 waiting half hours were sent')).toBeVisible();
  });

  it('is asked about before a sign-out, which ends it', async () => {
    const { user } = await beginLongWrite();
    const toasts = watchToasts();
    await user.click(await findProfile('Hnin Yu Wai'));
    await user.click(await screen.findByText('Sign out'));
    expect(await screen.findByText(/^512 half hours are not saved; some are still being sent/)).toBeVisible();
    // The first call is answered while the question is open; the second one is held.
    setScenario(HELD);
    expect(await screen.findByText(/^16 half hours are not saved; some are still being sent/)).toBeVisible();
    await answer('Sign out without saving?', 'Sign out');
    await screen.findByLabelText(/^Username/);
    setScenario('');
    await waitFor(() => expect(stored(signedInId('user'), DATES)).toHaveLength(496));
    await signIn('user', 'user123');
    await findProfile('Hnin Yu Wai');
    expect(screen.queryByLabelText(/unsent slot|Sending:/)).toBeNull();
    expect([readQueue('user'), calls(), [...toasts]]).toEqual([null, [496, 16], []]);
  });

  it('continues when its page is left, and reports its result there', async () => {
    await beginLongWrite();
    await leavePage();
    const toasts = watchToasts();
    setScenario('');
    await hadToast(toasts, FILLED);
    expect(stored(signedInId('user'), DATES)).toHaveLength(512);
    await waitFor(() => expect(screen.queryByLabelText(/unsent slot|Sending:/)).toBeNull());
  });

  it('that fails on another page is shown until its rest is sent', async () => {
    await beginLongWrite();
    await leavePage();
    const toasts = watchToasts();
    setScenario('500@task-performance/create');
    await hadToast(toasts, 'A part of your submit was not saved. See “unsent” for what is left.');
    setScenario('');
    fireEvent.click(await screen.findByLabelText('16 unsent half hours. Show them.'));
    const dialog = within(
      (await screen.findByText('Not sent yet')).closest('[role=dialog]') ?? document.body,
    );
    expect(dialog.getByText('Hnin Yu Wai')).toBeVisible();
    expect(dialog.getByText(/\b3 Jan\b/)).toBeVisible();
    expect(dialog.getByText(/^Not saved/)).toBeVisible();
    fireEvent.click(dialog.getByText('Try again'));
    await hadToast(toasts, '16 waiting half hours were sent');
    expect(toasts.size).toBe(2);
    expect(stored(signedInId('user'), DATES)).toHaveLength(512);
  });
});

it('“Send the rest” does not save later input', async () => {
  await beginLongWrite();
  setScenario('500@task-performance/create');
  expect(await screen.findByText('Send the rest')).toBeVisible();
  setScenario('');
  await choose('Task', '01');
  const toasts = watchToasts();
  press('Send the rest');
  await hadToast(toasts, FILLED);
  await leaveFor('Dashboard');
});
