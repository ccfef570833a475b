import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type {
  Query,
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
  QueryPersister,
} from '@tanstack/react-query';
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import { ApiError } from '@/api/api-error';
import { afterPaint } from '@/lib/when-idle';
import { fingerprintOf } from '@/lib/fingerprint';
import { lazyValue, memoize } from '@/lib/lazy-value';
import type { Staff } from './staff-schema';
import { SIGNED_IN_KEY } from './token-owner';
import { tokenStore } from './token-store';

const LONGEST_MS = 2 * 24 * 60 * 60_000;
/** Browsers are known whose store never answers. */
const LONGEST_PAUSE_MS = 1_000;
/** The name of this file changes with each build: an older one may have persisted answers in another shape. */
const BUILD = import.meta.url;

// Under a new name, what earlier releases persisted would stay in the browser.
const store = lazyValue((): UseStore => createStore('kept-reads', 'reads'));

/** Each token has keys of its own, which hold its fingerprint: what was persisted with another one is never given. */
const persisterOf = memoize((token: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => get(key, store()),
      setItem: (key, persisted) => set(key, persisted, store()),
      removeItem: (key) => del(key, store()),
    },
    serialize: (persisted) => persisted,
    deserialize: (persisted) => persisted,
    buster: BUILD,
    maxAge: LONGEST_MS,
    prefix: fingerprintOf(token),
  }),
);

let allShown: Promise<unknown> = Promise.resolve();

/** Comes when all that was persisted of the reads so far is shown, or soon where the browser does not give it. */
export const persistedShown = (): Promise<unknown> => soon(allShown);

/**
 * Persists the last answer of reads that ask for it (`meta.persists`) in the browser, and gives it at once where nothing else
 * is known, while the server is asked. Where that cannot be reached or wants the password, it stays and the read fails, so that the
 * screen can say from when it is; any other failure takes it away. What was persisted with another token is never given.
 */
export const persistedReads: QueryPersister = async (queryFn, context, query) => {
  const persists = query.meta?.persists;
  if (persists === undefined) return queryFn(context);
  const shown = showPersisted(query);
  allShown = Promise.all([allShown, shown]);
  try {
    const { token } = tokenStore.get();
    const data = await queryFn(context);
    if (token && data !== null && isOwn(persists, context.client)) void persist(query, token);
    return data;
  } catch (error) {
    // The failure may come before what it is to stand beside.
    await shown;
    const isLast = error instanceof ApiError && (error.lacksConnection || error.kind === 'unauthorized');
    // The server has spoken: what it does not give is not to be had. Where it asks for the password, that stands over what was shown.
    if (!isLast && isPersistedAnswer(query))
      query.setState({ status: 'pending', data: undefined, dataUpdatedAt: 0 });
    throw error;
  }
};

/** True while what is shown was persisted, and the server has not answered yet. */
export function isPersistedAnswer({ state }: Query): boolean {
  return state.data !== undefined && state.dataUpdateCount === 0 && state.fetchStatus === 'fetching';
}

/** Shows the last answer of a read that nobody has asked for yet, or nothing. It is old: the server is asked once it is drawn. */
export async function showLastAnswer<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  if (options.meta?.persists === undefined) return;
  const cache = client.getQueryCache();
  const { queryHash } = cache.build(client, client.defaultQueryOptions(options));
  const query = cache.get(queryHash);
  if (!query || query.state.data !== undefined) return;
  await soon(showPersisted(query));
  query.invalidate();
}

/** Comes when what was persisted is shown, or is not to be had. */
async function showPersisted(query: Query): Promise<void> {
  const { token } = tokenStore.get();
  if (token === null || query.state.data !== undefined) return;
  let persisted: PersistedQuery | undefined;
  const take = (found: PersistedQuery) => (persisted = found);
  await persisterOf(token)
    .retrieveQuery(query.queryHash, take)
    .catch(() => undefined);
  // The library hands it over in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve));
  // The answer may have come meanwhile, or the session ended.
  if (!persisted || query.state.data !== undefined || tokenStore.get().token !== token) return;
  const { data, dataUpdatedAt } = persisted.state;
  query.setState({ status: 'success', data, dataUpdatedAt });
}

function soon<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const isLate = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_PAUSE_MS));
  return Promise.race([promise, isLate]);
}

let forgotten = 0;

/** Removes all that is persisted, and what is about to be. */
export async function forgetReads(): Promise<void> {
  forgotten += 1;
  try {
    await clear(store());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isOwn(persists: true | number, client: QueryClient): boolean {
  return persists === true || client.getQueryData<Staff | null>(SIGNED_IN_KEY)?.id === persists;
}

async function persist(query: Query, token: string): Promise<void> {
  // To hand a long list over takes the page as long as a third of drawing it.
  const before = forgotten;
  await new Promise<void>(afterPaint);
  if (forgotten !== before) return;
  // Without room, or in a private window, there is no last answer.
  await persisterOf(token)
    .persistQuery(query)
    .catch(() => undefined);
}
