import {
  onlineManager,
  QueryObserver,
  type MutationMeta,
  type QueryClient,
  type QueryMeta,
  queryOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/api/query-client';
import { cachedOrFetch } from '@/api/save/cached-or-fetch';
import {
  storeInvalidRows,
  recordInvalidRows,
  countShownInvalidRows,
  invalidRowsSoFar,
} from '@/api/invalid-rows';

const MEMBERS = ['members'];
const FAILED = new ApiError('server', { status: 500 });
const REFUSED = new ApiError('invalid', { status: 422 });

let client: QueryClient;
let reports: unknown[][];
let isSameUser: boolean;
let settled: Promise<void>;
let reads: Record<string, number>;

beforeEach(() => {
  reports = [];
  isSameUser = true;
  settled = Promise.resolve();
  reads = { members: 0, fines: 0 };
  client = createQueryClient({
    onQueryFailure: (error, meta, hasData) => reports.push(['query', error, meta?.failure, hasData]),
    onMutationFailure: (error, meta) => reports.push(['failure', error, meta?.failure]),
    onMutationSuccess: (meta, data) => reports.push(['success', meta?.success, data]),
    rememberUser: () => () => isSameUser,
    whenUserSettled: () => settled,
  });
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
});
afterEach(() => client.clear());

/** A list on the screen. */
function show(name: 'members' | 'fines', meta: QueryMeta) {
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: () => (reads[name] = (reads[name] ?? 0) + 1),
    meta,
  });
  return observer.subscribe(() => undefined);
}

function write(end: () => Promise<unknown>, meta: MutationMeta = { writes: ['staff'] }): Promise<unknown> {
  return client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: end, meta, retryDelay: 0 }))
    .execute(undefined)
    .catch((error: unknown) => error);
}

describe('after a write', () => {
  it('success is reported once the shown queries have been read again', async () => {
    const answers: (() => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: MEMBERS,
      queryFn: () => new Promise<number>((resolve) => answers.push(() => resolve(answers.length))),
      meta: { reads: ['staff'] },
    });
    const end = observer.subscribe(() => undefined);
    answers[0]?.();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
    const written = write(() => Promise.resolve(), { writes: ['staff'], success: 'saved' });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(reports).toEqual([]);
    answers[1]?.();
    await written;
    expect(reports).toEqual([['success', 'saved', undefined]]);
    end();
  });

  it.each([
    ['that was done', () => Promise.resolve('ok')],
    ['that failed: the server may have done it', () => Promise.reject(FAILED)],
    ['that was refused', () => Promise.reject(REFUSED)],
  ])('%s, the queries that it made stale are read again, and no others', async (_, end) => {
    const hide = [show('members', { reads: ['staff', 'projects'] }), show('fines', { reads: ['fines'] })];
    await vi.waitFor(() => expect(reads).toEqual({ members: 1, fines: 1 }));
    await write(end);
    expect(reads).toEqual({ members: 2, fines: 1 });
    hide.forEach((stop) => stop());
  });

  it('hidden queries are read again when they are shown next', async () => {
    show('members', { reads: ['staff'] })();
    await vi.waitFor(() => expect(client.getQueryData(MEMBERS)).toBe(1));
    await write(() => Promise.reject(FAILED));
    expect(client.getQueryState(MEMBERS)?.isInvalidated).toBe(true);
    expect(reads.members).toBe(1);
  });

  it('the result is reported with the texts of the mutation', async () => {
    const meta = { writes: [], success: 'toasts:a', failure: 'toasts:b' } as const;
    await write(() => Promise.resolve('ok'), meta);
    expect(await write(() => Promise.reject(FAILED), meta)).toBe(FAILED);
    expect(reports).toEqual([
      ['success', 'toasts:a', 'ok'],
      ['failure', FAILED, 'toasts:b'],
    ]);
  });

  it('the next user sees no message, but the shown queries are read again', async () => {
    const hide = show('members', { reads: ['staff'] });
    await vi.waitFor(() => expect(reads.members).toBe(1));
    const leave = (end: () => Promise<unknown>) => () => {
      isSameUser = false;
      return end();
    };
    await write(leave(() => Promise.resolve()));
    isSameUser = true;
    await write(leave(() => Promise.reject(FAILED)));
    expect(reports).toEqual([]);
    expect(reads.members).toBe(3);
    hide();
  });

  it('the mutation is not retried and does not pause without a network', async () => {
    let calls = 0;
    onlineManager.setOnline(false);
    await write(() => Promise.reject(new ApiError('offline', { cause: (calls += 1) })));
    expect(calls).toBe(1);
    onlineManager.setOnline(true);
  });

  it('the mutation waits until the user is confirmed, and is not sent if no user is signed in', async () => {
    let calls = 0;
    let settle = () => {};
    settled = new Promise((resolve) => (settle = resolve));
    const writing = write(() => Promise.resolve((calls += 1)));
    await Promise.resolve();
    expect(calls).toBe(0);
    settle();
    await writing;
    expect(calls).toBe(1);
    const unknown = new ApiError('unauthorized', { isUnsent: true });
    settled = Promise.reject(unknown);
    expect(await write(() => Promise.resolve((calls += 1)))).toBe(unknown);
    expect(calls).toBe(1);
  });
});

describe('a query', () => {
  const read = (...ends: (Error | string)[]) => {
    let calls = 0;
    const reading = client
      .query({
        queryKey: MEMBERS,
        queryFn: () => {
          const end = ends[Math.min(calls++, ends.length - 1)];
          return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
        },
        meta: { reads: ['staff'], failure: 'toasts:fetch.members' },
        staleTime: 0,
      })
      .catch((error: unknown) => error);
    return reading.then((end) => [end, calls]);
  };

  it.each([
    ['no connection', new ApiError('offline'), 2],
    ['no response', new ApiError('timeout'), 2],
    ['a failure of the server', FAILED, 2],
    ['a refusal', new ApiError('forbidden', { status: 403 }), 1],
    ['an ended session', new ApiError('unauthorized', { status: 401 }), 1],
    ['a mistake of ours', new TypeError('x'), 1],
  ])('is retried once if a retry may help: %s', async (_, error, calls) => {
    expect(await read(error)).toEqual([error, calls]);
    expect(reports).toEqual([['query', error, 'toasts:fetch.members', false]]);
  });

  it('is also requested offline, because a persisted answer may be shown', async () => {
    onlineManager.setOnline(false);
    expect(await read('ok')).toEqual(['ok', 1]);
    onlineManager.setOnline(true);
  });

  it('that succeeds at the second attempt reports no failure', async () => {
    expect(await read(FAILED, 'ok')).toEqual(['ok', 2]);
    expect(reports).toEqual([]);
  });

  it('reports whether an earlier answer is still shown', async () => {
    await read('ok');
    await read(FAILED);
    expect(reports).toEqual([['query', FAILED, 'toasts:fetch.members', true]]);
  });

  it('goes through the persister if one is registered', async () => {
    const persistedKeys: unknown[] = [];
    const persistingClient = createQueryClient({
      onQueryFailure: () => undefined,
      onMutationFailure: () => undefined,
      onMutationSuccess: () => undefined,
      rememberUser: () => () => true,
      whenUserSettled: () => Promise.resolve(),
      persister: (queryFn, context, query) => {
        persistedKeys.push(query.queryKey);
        return queryFn(context);
      },
    });
    expect(
      await persistingClient.query({ queryKey: MEMBERS, queryFn: () => 'ok', meta: { reads: [] } }),
    ).toBe('ok');
    expect(persistedKeys).toEqual([MEMBERS]);
  });

  it('counts the invalid rows of the shown queries', async () => {
    const observer = new QueryObserver(client, {
      queryKey: MEMBERS,
      queryFn: ({ signal }) => {
        recordInvalidRows(signal, 2);
        recordInvalidRows(signal, 1);
        return 'the rest';
      },
      meta: { reads: ['staff'] },
    });
    const hide = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.getQueryData(MEMBERS)).toBe('the rest'));
    expect(countShownInvalidRows(client.getQueryCache())).toBe(3);
    storeInvalidRows(observer.getCurrentQuery(), new AbortController().signal);
    expect(countShownInvalidRows(client.getQueryCache())).toBe(0);
    const controller = new AbortController();
    recordInvalidRows(controller.signal, 5);
    storeInvalidRows(observer.getCurrentQuery(), controller.signal);
    expect(countShownInvalidRows(client.getQueryCache())).toBe(5);
    hide();
    expect(countShownInvalidRows(client.getQueryCache())).toBe(0);
  });

  it('that succeeds at the second attempt counts only the invalid rows of that one', async () => {
    let calls = 0;
    const observer = new QueryObserver(client, {
      queryKey: MEMBERS,
      queryFn: ({ signal }) => {
        calls += 1;
        recordInvalidRows(signal, 2);
        return calls === 1 ? Promise.reject(FAILED) : Promise.resolve('the rest');
      },
      meta: { reads: ['staff'] },
    });
    const hide = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.getQueryData(MEMBERS)).toBe('the rest'));
    expect(countShownInvalidRows(client.getQueryCache())).toBe(2);
    hide();
  });

  it('that failed is requested again after a reconnect, even if its data is fresh', () => {
    const { refetchOnReconnect } = client.getDefaultOptions().queries ?? {};
    const query = client.getQueryCache().build(client, { queryKey: MEMBERS as readonly unknown[] });
    const decide = () => typeof refetchOnReconnect === 'function' && refetchOnReconnect(query);
    expect(decide()).toBe(true);
    query.setState({ status: 'error' });
    expect(decide()).toBe('always');
  });
});

describe('cached or fetched data', () => {
  const { queryKey } = queryOptions({ queryKey: MEMBERS, queryFn: () => 'read' });
  const ask = async () => cachedOrFetch(client, queryKey, () => Promise.resolve('read'));

  it('is taken from the cache while it is fresh, else fetched', async () => {
    expect(await ask()).toBe('read');
    client.setQueryData(MEMBERS, '');
    expect(await ask()).toBe('');
    // The invalid rows of a cached answer are counted as well.
    const query = client.getQueryCache().find({ queryKey });
    const controller = new AbortController();
    recordInvalidRows(controller.signal, 2);
    if (query) storeInvalidRows(query, controller.signal);
    const before = invalidRowsSoFar();
    await ask();
    expect(invalidRowsSoFar() - before).toBe(2);
    await client.invalidateQueries({ queryKey: MEMBERS });
    expect(await ask()).toBe('read');
  });
});
