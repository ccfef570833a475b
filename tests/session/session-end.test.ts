// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { mockApi, mockServer } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { readDraft, writeDraft } from '@/session/draft-store';
import { signOut } from '@/session/sign-out';
import { onSignOut } from '@/session/sign-out-losses';
import { followSession } from '@/session/follow-session';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { noteOwner, rememberUser, signedInOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { confirmStore } from '@/ui/confirm-dialog/confirm';

beforeAll(connectClientToSession);

const DRAFT = { changes: { name: 'Min' }, base: {} };
const findId = (username: string) => mockApi.rows('staff').find((row) => row.username === username)?.id ?? 0;

describe('a 401', () => {
  const readProjects = () =>
    request(z.unknown(), { path: 'reporting-system/project/get' }).catch((error: unknown) => error);

  it('ends the session of its token', async () => {
    tokenStore.set(mockApi.signInAs('user'));
    mockApi.setScenario('401@project/get');
    expect(await readProjects()).toMatchObject({ kind: 'unauthorized' });
    expect(tokenStore.get().isExpired).toBe(true);
  });

  it('that arrives late does not end the session of the next token', async () => {
    tokenStore.set(mockApi.signInAs('user'));
    mockApi.setScenario('held@project/get,401@project/get');
    const reading = readProjects();
    await vi.waitFor(() => expect(mockApi.log()).toHaveLength(1));
    tokenStore.set(mockApi.signInAs('user'));
    mockApi.setScenario('none');
    expect(await reading).toMatchObject({ kind: 'unauthorized' });
    expect(tokenStore.get().isExpired).toBe(false);
  });
});

describe('the token', () => {
  it('expires once, if it exists', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = tokenStore.subscribe(listener);
    tokenStore.markExpired();
    expect([tokenStore.get(), listener.mock.calls.length]).toEqual([{ token: null, isExpired: false }, 0]);
    tokenStore.set('mine');
    tokenStore.markExpired();
    tokenStore.markExpired();
    expect([tokenStore.get(), listener.mock.calls.length]).toEqual([{ token: 'mine', isExpired: true }, 2]);
    unsubscribe();
  });

  it('is valid again after the next sign-in, and stored for a reload', () => {
    tokenStore.set('mine');
    tokenStore.markExpired();
    tokenStore.set('next');
    expect(tokenStore.get()).toEqual({ token: 'next', isExpired: false });
    expect(localStorage.getItem('token')).toBe('next');
    tokenStore.clear();
    expect([tokenStore.get().token, localStorage.getItem('token')]).toEqual([null, null]);
  });

  it.each([
    ['token', 'theirs'],
    [null, 'theirs'],
    ['other', 'mine'],
  ])('follows other tabs after the storage event "%s"', (key, token) => {
    tokenStore.set('mine');
    localStorage.setItem('token', 'theirs');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(tokenStore.get().token).toBe(token);
  });
});

describe('the user who began a task is still signed in', () => {
  const begin = (staffId: number, token: string) => {
    noteOwner({ staffId, token });
    tokenStore.set(token);
    return rememberUser();
  };

  it.each<[string, () => void, boolean]>([
    ['with the same token', () => undefined, true],
    ['with the same token, although its session has ended', () => tokenStore.markExpired(), true],
    ['with another token of their own', () => begin(4, 'new'), true],
    ['with a token of an unknown user', () => tokenStore.set('unknown'), false],
    ['with a token of another user', () => begin(1, 'theirs'), false],
    ['after a sign-out', () => tokenStore.clear(), false],
  ])('%s', (_, happen, isExpected) => {
    const isSameUser = begin(4, 'mine');
    happen();
    expect(isSameUser()).toBe(isExpected);
  });

  it('an unknown user is not the same with another token', () => {
    tokenStore.set('unknown');
    const isSameUser = rememberUser();
    expect(isSameUser()).toBe(true);
    tokenStore.clear();
    expect(isSameUser()).toBe(false);
  });
});

describe('the signed-in user', () => {
  let client: QueryClient;
  const ask = () => client.query({ ...signedInStaffQuery, staleTime: 0, retry: false });

  beforeEach(() => {
    client = new QueryClient();
    tokenStore.set(mockApi.signInAs('user'));
  });

  it('is confirmed by the server: owner of the token, in the session storage, and of drafts', async () => {
    writeDraft(findId('user'), 'member/5', DRAFT);
    writeDraft(findId('admin'), 'member/5', DRAFT);
    const { token } = tokenStore.get();
    expect(await ask()).toMatchObject({ id: findId('user'), role: 2 });
    expect(signedInOwner()).toEqual({ staffId: findId('user'), token });
    expect(sessionStorage.getItem('staffname')).toBe('Hnin Yu Wai');
    expect(sessionStorage.getItem('role')).toBe('2');
    expect(readDraft(findId('user'), 'member/5')).not.toBeNull();
    expect(readDraft(findId('admin'), 'member/5')).toBeNull();
  });

  it.each(['an empty answer', '401'])(
    'is none after %s at the start: the token is deleted',
    async (answer) => {
      if (answer === '401') mockApi.setScenario('401@user');
      else tokenStore.set('9999|unknown');
      expect(await ask()).toBeNull();
      expect(tokenStore.get()).toEqual({ token: null, isExpired: false });
    },
  );

  it.each(['an empty answer', '401'])('remains on the screen after %s during work', async (answer) => {
    await ask();
    if (answer === '401') mockApi.setScenario('401@user');
    else tokenStore.set('9999|unknown');
    expect(await ask()).toMatchObject({ id: findId('user') });
    expect(tokenStore.get()).toMatchObject({ isExpired: true });
    expect(signedInOwner()).toBeNull();
  });

  it('stays signed in with a token that came while the server refused an earlier one', async () => {
    tokenStore.set('9999|unknown');
    onTestFinished(followSession(client));
    const next = mockApi.signInAs('user');
    const startTimer = globalThis.setTimeout;
    // The refusal waits up to a second for persisted answers: the next token comes at the start of this wait.
    const signInAtWait = (act: () => void, ms = 0) => {
      if (ms === 1_000) tokenStore.set(next);
      return startTimer(act, ms);
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(signInAtWait as typeof setTimeout);
    await ask().catch((error: unknown) => error);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(tokenStore.get()).toEqual({ token: next, isExpired: false });
  });

  it('is unknown when the server fails: nothing is deleted', async () => {
    mockApi.setScenario('500@user');
    await expect(ask()).rejects.toMatchObject({ kind: 'server' });
    expect(tokenStore.get()).toMatchObject({ token: expect.any(String), isExpired: false });
  });

  it.each([{ id: 'x' }, { staff: { id: 'x' } }])(
    'is unknown when the answer has an invalid member: nothing is deleted: %j',
    async (answer) => {
      mockServer.use(http.get('*/user', () => Response.json(answer)));
      await expect(ask()).rejects.toMatchObject({ kind: 'contract' });
      expect(tokenStore.get()).toMatchObject({ token: expect.any(String), isExpired: false });
    },
  );

  it.each([{ staff: null }, { message: 'Unauthenticated.' }])(
    'is none when the answer has no member: %j',
    async (answer) => {
      mockServer.use(http.get('*/user', () => Response.json(answer)));
      expect(await ask()).toBeNull();
      expect(tokenStore.get().token).toBeNull();
    },
  );

  it('is an administrator by role 1 only', () => {
    expect(([1, 2] as const).map((role) => isAdmin({ role }))).toEqual([true, false]);
  });
});

describe('a sign-out', () => {
  it('deletes all data and ends the session when nothing would be lost', () => {
    tokenStore.set('mine');
    const wiped: string[] = [];
    const step = (name: string) =>
      onSignOut({
        readLostSlots: () => ({ count: 0, isSending: false }),
        wipe: () => wiped.push(name),
      });
    const ends = [step('a'), step('b'), step('c')];
    ends.pop()?.();
    writeDraft(4, 'reporting', { ...DRAFT, asksBeforeSignOut: false });
    signOut();
    return vi.waitFor(() => {
      expect(tokenStore.get().token).toBeNull();
      expect([wiped, readDraft(4, 'reporting')]).toEqual([['a', 'b'], null]);
      ends.forEach((end) => end());
    });
  });

  it.each([
    ['a draft of another page', 0, true],
    ['half hours that are not saved', 3, false],
  ])('asks first, and keeps the session and the drafts: %s', async (_what, count, hasDraft) => {
    tokenStore.set('mine');
    if (hasDraft) writeDraft(4, 'member/5', DRAFT);
    const wipe = vi.fn<() => void>();
    const end = onSignOut({ readLostSlots: () => ({ count, isSending: false }), wipe });
    const answer = async (isConfirmed: boolean) => {
      signOut();
      const question = await vi.waitFor(() => {
        const open = confirmStore.get();
        expect(open).not.toBeNull();
        return open;
      });
      question?.settle(isConfirmed);
    };
    await answer(false);
    expect([tokenStore.get().token, readDraft(4, 'member/5') !== null]).toEqual(['mine', hasDraft]);
    await answer(true);
    await vi.waitFor(() => expect(tokenStore.get().token).toBeNull());
    expect([wipe.mock.calls.length, readDraft(4, 'member/5')]).toEqual([1, null]);
    end();
  });
});
