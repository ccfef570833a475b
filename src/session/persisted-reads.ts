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
import { nextPaint } from '@/lib/when-idle';
import { createFingerprint } from '@/lib/fingerprint';
import { lazyValue } from '@/lib/lazy-value';
import { memoize } from '@/lib/memoize';
import { withTimeout } from '@/lib/with-timeout';
import type { Staff } from './staff-schema';
import { SIGNED_IN_KEY } from './token-owner';
import { tokenStore } from './token-store';

const MAX_AGE_MS = 2 * 24 * 60 * 60_000;
/** In some browsers the store never answers. */
const LONGEST_WAIT_MS = 1_000;
/** Each build changes the name of this file: answers of an older build may have another shape. */
const BUILD = import.meta.url;

// Under a new name, answers of earlier releases would remain in the browser.
const getStore = lazyValue((): UseStore => createStore('kept-reads', 'reads'));

/** The fingerprint keeps answers apart by token: those to another token are never shown. */
const getPersister = memoize((token: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => get(key, getStore()),
      setItem: (key, persisted) => set(key, persisted, getStore()),
      removeItem: (key) => del(key, getStore()),
    },
    serialize: (persisted) => persisted,
    deserialize: (persisted) => persisted,
    buster: BUILD,
    maxAge: MAX_AGE_MS,
    prefix: createFingerprint(token),
  }),
);

let allShown: Promise<void> = Promise.resolve();

/** Resolves when the answers of all reads so far are shown, at the latest after a second. */
export const whenPersistedShown = (): Promise<void> => withTimeout(allShown, LONGEST_WAIT_MS);

/**
 * For queries with `meta.persists`: shows the persisted answer while the server is asked. If the server
 * cannot be reached or asks for the password, the answer stays and the read fails, so that the screen can
 * show the time of the answer. Any other failure removes the answer, unless the read is tried again.
 */
export const persistedReads: QueryPersister = async (queryFn, context, query) => {
  const persists = query.meta?.persists;
  if (persists === undefined) return queryFn(context);
  const shown = showPersisted(query);
  allShown = Promise.all([allShown, shown]).then(() => undefined);
  try {
    const { token } = tokenStore.get();
    const data = await queryFn(context);
    if (token && data !== null && isOwn(persists, context.client)) void persist(query, token);
    return data;
  } catch (error) {
    // The failure may come before the persisted answer.
    await withTimeout(shown, LONGEST_WAIT_MS);
    const keepsAnswer = error instanceof ApiError && (error.lacksConnection || error.kind === 'unauthorized');
    const { retry } = query.options;
    const isTriedAgain = typeof retry === 'function' && retry(query.state.fetchFailureCount, error as Error);
    const isReplaced = context.signal.aborted;
    // A user to whom the server refuses the records must not go on seeing them.
    if (!keepsAnswer && !isTriedAgain && !isReplaced && isPersistedAnswer(query))
      query.setState({ status: 'pending', data: undefined, dataUpdatedAt: 0 });
    throw error;
  }
};

export function isPersistedAnswer({ state }: Query): boolean {
  return state.data !== undefined && state.dataUpdateCount === 0 && state.fetchStatus === 'fetching';
}

/** Marks the answer as stale: the page asks the server once it is drawn. */
export async function showLastAnswer<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  if (options.meta?.persists === undefined) return;
  const cache = client.getQueryCache();
  const { queryHash } = cache.build(client, client.defaultQueryOptions(options));
  // `build` returns the query with types that `showPersisted` cannot take.
  const query = cache.get(queryHash);
  if (!query || query.state.data !== undefined) return;
  await withTimeout(showPersisted(query), LONGEST_WAIT_MS);
  query.invalidate();
}

async function showPersisted(query: Query): Promise<void> {
  const { token } = tokenStore.get();
  if (token === null || query.state.data !== undefined) return;
  let persisted: PersistedQuery | undefined;
  await getPersister(token)
    .retrieveQuery(query.queryHash, (found: PersistedQuery) => {
      persisted = found;
    })
    .catch(() => undefined);
  // The library passes the answer in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  // The read or the session may have ended meanwhile.
  if (!persisted || query.state.status !== 'pending' || tokenStore.get().token !== token) return;
  const { data, dataUpdatedAt } = persisted.state;
  query.setState({ status: 'success', data, dataUpdatedAt });
}

let clearCount = 0;

/** Also cancels answers that wait to be persisted. */
export async function forgetReads(): Promise<void> {
  clearCount += 1;
  try {
    await clear(getStore());
  } catch {
    // A browser that blocks storage has nothing to remove.
  }
}

/** False for an answer to a member who is no longer signed in. */
function isOwn(persists: true | number, client: QueryClient): boolean {
  return persists === true || client.getQueryData<Staff | null>(SIGNED_IN_KEY)?.id === persists;
}

async function persist(query: Query, token: string): Promise<void> {
  const countBefore = clearCount;
  // Draws the page first: copying a long list takes a third of the time of drawing it.
  await nextPaint();
  if (clearCount !== countBefore) return;
  // A full store or a private window persists nothing.
  await getPersister(token)
    .persistQuery(query)
    .catch(() => undefined);
}
