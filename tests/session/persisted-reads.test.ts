// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { afterPaint } from '@/lib/when-idle';
import { invariant } from '@/lib/invariant';
import { forgetReads, isPersistedAnswer, persistedReads } from '@/session/persisted-reads';
import { SIGNED_IN_KEY } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { closeDatabase } from '../support/browser-states';

const KEY = ['notices'];
const OFFLINE = new ApiError('offline');
const NOON = Date.UTC(2026, 10, 20, 3);
const HOUR = 60 * 60_000;

type Read = { answer: unknown; persists?: true | number };

/** A start of the application, which knows nothing yet but who is signed in. */
function start(staffId: number | null = 4): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { persister: persistedReads } } });
  if (staffId !== null) client.setQueryData(SIGNED_IN_KEY, { id: staffId });
  return client;
}

/** Reads, and gives the answer or the failure, once it was shown and persisted. */
async function read(client: QueryClient, { answer, persists = true }: Read): Promise<unknown> {
  const shown = await client
    .query({
      queryKey: KEY,
      queryFn: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
      meta: { reads: ['staff'], persists },
      staleTime: 0,
      retry: false,
    })
    .catch((error: unknown) => error);
  await new Promise<void>(afterPaint);
  return shown;
}

/** The data that a new start shows when the read fails. */
async function shownAfter(failure: Error, persists: Read['persists'] = true): Promise<unknown> {
  const client = start();
  expect(await read(client, { answer: failure, persists })).toBe(failure);
  return client.getQueryData(KEY);
}

const stored = () => entries<string, object>(createStore('kept-reads', 'reads'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  tokenStore.set('mine');
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetReads();
});

describe('a persisted read', () => {
  it.each([
    ['no connection', OFFLINE, 'Closed on Monday'],
    ['no response in time', new ApiError('timeout'), 'Closed on Monday'],
    ['a failure of the server', new ApiError('server', { status: 500 }), undefined],
    ['an ended session', new ApiError('unauthorized', { status: 401 }), 'Closed on Monday'],
    ['a mistake of ours', new TypeError('offline'), undefined],
  ])('is shown at a start with %s or not, while the query fails', async (_, failure, shown) => {
    expect(await read(start(), { answer: 'Closed on Monday' })).toBe('Closed on Monday');
    expect(await shownAfter(failure)).toBe(shown);
  });

  it('is shown at once with its age, until the server has answered', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    vi.setSystemTime(NOON + HOUR);
    const client = start();
    let answer = (_: string) => {};
    const reading = read(client, { answer: new Promise<string>((resolve) => (answer = resolve)) });
    await vi.waitFor(() => expect(client.getQueryData(KEY)).toBe('Closed on Monday'));
    const query = client.getQueryCache().find({ queryKey: KEY });
    invariant(query, 'it is being read');
    expect([query.state.dataUpdatedAt, isPersistedAnswer(query)]).toEqual([NOON, true]);
    answer('Open');
    await reading;
    expect([client.getQueryData(KEY), isPersistedAnswer(query)]).toEqual(['Open', false]);
  });

  it('does not delay the request to the server', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    const client = start();
    let knownAtCall: unknown = 'not called';
    await client.query({
      queryKey: KEY,
      queryFn: () => {
        knownAtCall = client.getQueryData(KEY);
        return 'Open again';
      },
      meta: { reads: ['staff'], persists: true },
      staleTime: 0,
    });
    expect(knownAtCall).toBeUndefined();
    expect(client.getQueryData(KEY)).toBe('Open again');
  });

  it('is not shown when the session ended while it was read', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    const client = start();
    void read(client, { answer: new Promise(() => undefined) });
    tokenStore.clear();
    await stored();
    await stored();
    expect(client.getQueryData(KEY)).toBeUndefined();
  });

  it('is not shown when the store answers after the server has refused the read', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    const startTimer = globalThis.setTimeout;
    // The longest wait for the store ends at once.
    const endWait = (act: () => void, ms = 0) => startTimer(act, ms === 1_000 ? 0 : ms);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(endWait as typeof setTimeout);
    const client = start();
    const refused = new ApiError('forbidden', { status: 403 });
    expect(await read(client, { answer: refused })).toBe(refused);
    await stored();
    await stored();
    expect(client.getQueryState(KEY)).toMatchObject({ data: undefined, error: refused });
  });

  it('stays while a later read replaces the first', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    const client = start();
    const observer = new QueryObserver(client, {
      queryKey: KEY,
      queryFn: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      meta: { reads: ['staff'], persists: true },
    });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.getQueryData(KEY)).toBe('Closed on Monday'));
    void client.invalidateQueries({ queryKey: KEY });
    await new Promise<void>(afterPaint);
    expect(client.getQueryData(KEY)).toBe('Closed on Monday');
    leave();
  });

  it('stays during the second try of a failed read', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    const client = start();
    const shown: unknown[] = [];
    const reading = client.query({
      queryKey: KEY,
      queryFn: () => {
        shown.push(client.getQueryData(KEY));
        return Promise.reject(new ApiError('server', { status: 502 }));
      },
      meta: { reads: ['staff'], persists: true },
      retry: (count) => count < 1,
      retryDelay: 0,
    });
    await expect(reading).rejects.toThrow('server');
    expect([shown, client.getQueryData(KEY)]).toEqual([[undefined, 'Closed on Monday'], undefined]);
  });

  it('keeps the time of its answer', async () => {
    await read(start(), { answer: 'Closed on Monday' });
    vi.setSystemTime(NOON + HOUR);
    const client = start();
    await read(client, { answer: OFFLINE });
    expect(client.getQueryState(KEY)).toMatchObject({ data: 'Closed on Monday', dataUpdatedAt: NOON });
  });

  it.each([
    [47.9, 'Closed on Monday'],
    [48.1, undefined],
  ])('is shown for two days: %f hours', async (hours, shown) => {
    await read(start(), { answer: 'Closed on Monday' });
    vi.setSystemTime(NOON + hours * HOUR);
    expect(await shownAfter(OFFLINE)).toBe(shown);
  });

  it('never replaces newer data', async () => {
    const client = start();
    await read(client, { answer: 'first' });
    await read(start(), { answer: 'by another tab' });
    await read(client, { answer: OFFLINE });
    expect(client.getQueryData(KEY)).toBe('first');
  });

  it('is not shown to another token, or without one', async () => {
    await read(start(), { answer: 'mine' });
    tokenStore.set('theirs');
    expect(await shownAfter(OFFLINE)).toBeUndefined();
    tokenStore.clear();
    expect(await shownAfter(OFFLINE)).toBeUndefined();
    tokenStore.set('mine');
    expect(await shownAfter(OFFLINE)).toBe('mine');
  });

  it('belongs to the token of its request, even if the token changed before the response', async () => {
    const client = start();
    let answer = (_: string) => {};
    const reading = read(client, { answer: new Promise<string>((resolve) => (answer = resolve)) });
    tokenStore.set('theirs');
    answer('mine');
    await reading;
    expect(await shownAfter(OFFLINE)).toBeUndefined();
    tokenStore.set('mine');
    expect(await shownAfter(OFFLINE)).toBe('mine');
  });

  it('does not contain the token', async () => {
    tokenStore.set('7|a-long-secret');
    await read(start(), { answer: 'x' });
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain('a-long-secret');
  });

  it('of another build is not shown', async () => {
    await read(start(), { answer: 'of another shape' });
    for (const [key, one] of await stored()) {
      await set(key, { ...one, buster: 'older' }, createStore('kept-reads', 'reads'));
    }
    expect(await shownAfter(OFFLINE)).toBeUndefined();
  });

  it('is deleted with all others', async () => {
    await read(start(), { answer: 'x' });
    await forgetReads();
    expect(await shownAfter(OFFLINE)).toBeUndefined();
  });
});

it('a read is not persisted after all were deleted, however late it arrives', async () => {
  const client = start();
  const reading = read(client, { answer: 'Closed on Monday' });
  await vi.waitFor(() => expect(client.getQueryData(KEY)).toBe('Closed on Monday'), { interval: 1 });
  await forgetReads();
  await reading;
  expect(await stored()).toHaveLength(0);
});

describe('the persisted reads', () => {
  it.each<[string, number | null, Read, number]>([
    ['those of every user', 9, { answer: [], persists: true }, 1],
    ['those that the member asked for', 4, { answer: [], persists: 4 }, 1],
    ['none that another member asked for', 9, { answer: [], persists: 4 }, 0],
    ['none while no user is confirmed', null, { answer: [], persists: 4 }, 0],
    ['none with an empty answer', 4, { answer: null }, 0],
    ['nothing that failed', 4, { answer: OFFLINE }, 0],
  ])('are %s', async (_, staffId, one, count) => {
    await read(start(staffId), one);
    expect(await stored()).toHaveLength(count);
  });

  it('are none without a token', async () => {
    tokenStore.clear();
    await read(start(), { answer: 'x' });
    expect(await stored()).toEqual([]);
  });

  it('are only those that ask for it, and are shown to those only', async () => {
    await read(start(), { answer: 'x' });
    const client = start();
    const meta = { reads: ['staff'] } as const;
    await client.query({ queryKey: KEY, queryFn: () => 'y', meta });
    expect(await shownAfter(OFFLINE)).toBe('x');
    const next = start();
    await next.query({ queryKey: KEY, queryFn: () => Promise.reject(OFFLINE), meta }).catch(() => null);
    expect(next.getQueryData(KEY)).toBeUndefined();
  });
});

it('a browser without storage does not affect queries', async () => {
  await read(start(), { answer: 'x' });
  const reopen = closeDatabase();
  expect(await read(start(), { answer: 'y' })).toBe('y');
  expect(await shownAfter(OFFLINE)).toBeUndefined();
  await forgetReads();
  reopen();
  expect(await shownAfter(OFFLINE)).toBe('x');
});
