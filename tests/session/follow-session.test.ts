// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createStore, keys, set } from 'idb-keyval';
import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createRecord } from '@/api/save/create-record';
import { initI18n } from '@/i18n/i18n';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { followSession, whenUserSettled } from '@/session/follow-session';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import { tokenStore } from '@/session/token-store';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';
import { ToastHost } from '@/ui/toast/toast-host';

const LIST = ['members'];
const persisted = createStore('kept-reads', 'reads');

let client: QueryClient;
let stop: () => void;
let calls: string[];

/** A page that shows a list to the signed-in member. */
async function open(): Promise<void> {
  const observers = [new QueryObserver(client, signedInStaffQuery)].map((each) =>
    each.subscribe(() => undefined),
  );
  await vi.waitFor(() => expect(shownId()).toBeDefined());
  const observer = new QueryObserver(client, {
    queryKey: LIST,
    queryFn: () => {
      calls.push('list');
      return 'of all members';
    },
    meta: { reads: ['staff'] },
  });
  observers.push(observer.subscribe(() => undefined));
  const stopFollowing = followSession(client);
  stop = () => {
    stopFollowing();
    observers.forEach((unsubscribe) => unsubscribe());
  };
  await vi.waitFor(() => expect(client.getQueryData(LIST)).toBeDefined());
  await set('members', 'of all members', persisted);
  calls = [];
  mockApi.clearLog();
}

const shownId = () => client.getQueryData(signedInStaffQuery.queryKey)?.id;
const signIn = (username: string) => tokenStore.set(mockApi.signInAs(username));
const findId = (username: string) => mockApi.rows('staff').find((row) => row.username === username)?.id;

beforeAll(connectClientToSession);
beforeAll(initI18n);
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  calls = [];
  render(createElement(ToastHost));
  signIn('user');
});
afterEach(() => {
  stop();
  client.clear();
});

describe('a sign-out', () => {
  it('deletes all data of the user in memory and in the browser', async () => {
    await open();
    expect(sessionStorage).not.toHaveLength(0);
    tokenStore.clear();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    await vi.waitFor(async () => expect(await keys(persisted)).toEqual([]));
  });

  it('cancels running reads, whose responses are dropped', async () => {
    await open();
    let signal: AbortSignal | undefined;
    const reading = client.query({
      queryKey: ['slow'],
      queryFn: (context) => {
        signal = context.signal;
        return new Promise(() => undefined);
      },
      meta: { reads: ['staff'] },
    });
    tokenStore.clear();
    await expect(reading).rejects.toThrow();
    expect(signal?.aborted).toBe(true);
  });

  it('closes dialogs and toasts, with the answer no', async () => {
    await open();
    act(() => toast.error('Of the user before'));
    expect(await screen.findByText('Of the user before')).toBeVisible();
    const answer = confirm({ title: 'Delete?', confirmLabel: 'Delete', action: () => undefined });
    act(() => tokenStore.clear());
    expect(await answer).toBe(false);
    await vi.waitFor(() => expect(screen.queryByText('Of the user before')).toBeNull());
  });

  it('deletes writes with an unknown result', async () => {
    await open();
    let sent = 0;
    const create = () =>
      createRecord<string>({
        key: 'fine',
        write: () => Promise.reject(new ApiError('timeout', { cause: (sent += 1) })),
        readBefore: () => Promise.resolve([]),
        readNow: () => Promise.reject(new ApiError('offline')),
        timesSaved: () => 0,
      }).catch(() => null);
    await create();
    await create();
    expect(sent).toBe(1);
    tokenStore.clear();
    await create();
    expect(sent).toBe(2);
  });
});

describe('a sign-in', () => {
  it('without a user before keeps the data', async () => {
    tokenStore.clear();
    stop = followSession(client);
    client.setQueryData(LIST, 'of all members');
    await set('members', 'of all members', persisted);
    signIn('user');
    await whenUserSettled();
    expect(client.getQueryState(LIST)).toMatchObject({ data: 'of all members', isInvalidated: false });
    expect(await keys(persisted)).toEqual(['members']);
  });

  it('of the same user reads everything again, after the user is confirmed', async () => {
    await open();
    mockApi.setScenario('held@user');
    signIn('user');
    const settled = whenUserSettled();
    await vi.waitFor(() => expect(mockApi.log().map(({ path }) => path)).toEqual(['/user']));
    expect(calls).toEqual([]);
    mockApi.setScenario('none');
    await settled;
    await vi.waitFor(() => expect(calls).toEqual(['list']));
    expect(await keys(persisted)).toEqual([]);
  });

  it('of another user shows no data of the first one, sends nothing, and leaves the page', async () => {
    await open();
    let isSettled = false;
    signIn('admin');
    void whenUserSettled().finally(() => (isSettled = true));
    await vi.waitFor(() => expect(shownId()).toBe(findId('admin')));
    // Everything that would follow has had its turn.
    await client.query({ queryKey: ['later'], queryFn: () => 1, meta: { reads: [] } });
    expect([isSettled, calls]).toEqual([false, []]);
    expect(await keys(persisted)).toEqual([]);
  });

  it('of an unknown user sends nothing, and asks for the password', async () => {
    await open();
    mockApi.setScenario('500@user');
    signIn('user');
    await expect(whenUserSettled()).rejects.toMatchObject({ kind: 'unauthorized', isUnsent: true });
    expect(tokenStore.get().isExpired).toBe(true);
    expect(calls).toEqual([]);
  });

  it('after a sign-out allows writes, although the user of the token before stayed unknown', async () => {
    await open();
    mockApi.setScenario('500@user');
    signIn('user');
    await expect(whenUserSettled()).rejects.toMatchObject({ kind: 'unauthorized' });
    tokenStore.clear();
    mockApi.setScenario('none');
    signIn('user');
    await expect(whenUserSettled()).resolves.toBeUndefined();
  });

  it('is not followed after the end of the session', async () => {
    await open();
    stop();
    tokenStore.clear();
    expect(client.getQueryData(LIST)).toBe('of all members');
  });
});
