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
/** The longest wait for the store, which in some browsers never answers. */
const LONGEST_WAIT_MS = 1_000;
/** The name of this file, which each build changes: an older build may have persisted another shape. */
const BUILD = import.meta.url;

// The name stays: under a new one, answers of earlier releases would remain in the browser.
const getStore = lazyValue((): UseStore => createStore('kept-reads', 'reads'));

/** The keys contain a fingerprint of the token, so that answers to another token are never shown. */
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

/** Resolves when all persisted answers of the reads so far are shown, or within a second. */
export const whenPersistedShown = (): Promise<void> => withTimeout(allShown, LONGEST_WAIT_MS);

/**
 * Persists the last answer of queries with `meta.persists` in the browser, and shows it while the server is asked. If the server
 * cannot be reached or asks for the password, the answer stays and the read fails, so that the screen can show its time; any
 * other failure takes it off the screen. Answers to another token are never shown.
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
    // Behind the sign-in dialog the screen keeps its answer; a user who was refused the records must not see it.
    if (!keepsAnswer && isPersistedAnswer(query))
      query.setState({ status: 'pending', data: undefined, dataUpdatedAt: 0 });
    throw error;
  }
};

/** True while a persisted answer is shown and the server has not answered yet. */
export function isPersistedAnswer({ state }: Query): boolean {
  return state.data !== undefined && state.dataUpdateCount === 0 && state.fetchStatus === 'fetching';
}

/** Shows the last answer ahead of the first read, as stale: the page asks the server once it is drawn. */
export async function showLastAnswer<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  if (options.meta?.persists === undefined) return;
  const cache = client.getQueryCache();
  const { queryHash } = cache.build(client, client.defaultQueryOptions(options));
  // `build` returns it with types that `showPersisted` cannot take.
  const query = cache.get(queryHash);
  if (!query || query.state.data !== undefined) return;
  await withTimeout(showPersisted(query), LONGEST_WAIT_MS);
  query.invalidate();
}

/** Resolves when the persisted answer is shown, or does not exist. */
async function showPersisted(query: Query): Promise<void> {
  const { token } = tokenStore.get();
  if (token === null || query.state.data !== undefined) return;
  let persisted: PersistedQuery | undefined;
  await getPersister(token)
    .retrieveQuery(query.queryHash, (found: PersistedQuery) => {
      persisted = found;
    })
    // A store that cannot be read has no answer to show.
    .catch(() => undefined);
  // The library passes the answer in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  // The read may have ended meanwhile, or the session.
  if (!persisted || query.state.status !== 'pending' || tokenStore.get().token !== token) return;
  const { data, dataUpdatedAt } = persisted.state;
  query.setState({ status: 'success', data, dataUpdatedAt });
}

let clearCount = 0;

/** Removes all persisted answers, and cancels those that wait to be persisted. */
export async function forgetReads(): Promise<void> {
  clearCount += 1;
  try {
    await clear(getStore());
  } catch {
    // A browser that blocks storage has nothing to remove.
  }
}

/** False where the answer belongs to a member who is no longer signed in. */
function isOwn(persists: true | number, client: QueryClient): boolean {
  return persists === true || client.getQueryData<Staff | null>(SIGNED_IN_KEY)?.id === persists;
}

async function persist(query: Query, token: string): Promise<void> {
  const countBefore = clearCount;
  // The page is drawn first: copying a long list to the store takes a third of the time of drawing it.
  await nextPaint();
  if (clearCount !== countBefore) return;
  // A full store or a private window persists nothing.
  await getPersister(token)
    .persistQuery(query)
    .catch(() => undefined);
}
