import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, keys } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { App, loadStart } from '@/app/app';
import { paths } from '@/config/paths';
import { initI18n } from '@/i18n/i18n';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';

const timesAsked = () => mockApi.log().filter(({ path }) => path === '/user').length;

/** Starts as a browser does in which somebody is signed in. */
async function startSignedIn(scenario = 'none', path: string = paths.leaveRecords) {
  await initI18n();
  mockApi.setScenario(scenario);
  window.history.replaceState(null, '', path);
  if (!tokenStore.get().token) tokenStore.set(mockApi.signInAs('user'));
  return loadStart(Promise.resolve([]));
}

it('draws frame and page with the first drawing, and asks once who is signed in', async () => {
  const start = await startSignedIn();
  render(<App start={start} />);
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave records' })).toBeVisible();
  expect(timesAsked()).toBe(1);
});

it('says at once what failed before it was drawn, without asking again', async () => {
  const start = await startSignedIn('403@user');
  render(<App start={start} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(timesAsked()).toBe(1);

  mockApi.setScenario('none');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave records' })).toBeVisible();
});

it('shows nobody whose session ended before anything was drawn', async () => {
  const start = await startSignedIn();
  tokenStore.clear();
  render(<App start={start} />);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  act(() => tokenStore.set(mockApi.signInAs('admin')));
  expect(await screen.findByText('Admin setting')).toBeVisible();
});

it('draws what is known of its list with the first drawing', async () => {
  const first = await startSignedIn('none', paths.memberList);
  render(<App start={first} />);
  expect(await screen.findByRole('cell', { name: /@/ })).toBeVisible();
  const persisted = () => keys(createStore('kept-reads', 'reads'));
  await vi.waitFor(async () => expect(await persisted()).toContainEqual(expect.stringContaining('members')));
  cleanup();

  const second = await startSignedIn('held@staff/get', paths.memberList);
  render(<App start={second} />);
  // As it is when it is there for the first time.
  expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('cell', { name: /@/ })).toBeVisible();
});
