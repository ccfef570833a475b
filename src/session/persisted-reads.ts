import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { fingerprintOf } from '@/lib/fingerprint';
import type { Staff } from './staff-schema';
import { signedInStaffQuery } from './signed-in-staff';
import { tokenStore } from './token-store';

const LONGEST_MS = 2 * 24 * 60 * 60_000;
/** The name of this file changes with each build: an older one may have persisted answers in another shape. */
const BUILD = import.meta.url;

/** `session` stands for the token, which is stored in one place only. */
type PersistedRead = { session: string; build: string; at: number; data: unknown };

// Under a new name, what earlier releases persisted would stay in the browser.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('kept-reads', 'reads'));

/**
 * Persists the last answer of reads that ask for it (`meta.persists`) in the browser, and gives it where the server
 * cannot be reached and nothing else is known. The read still fails, so that the screen can say from when it is. What
 * was persisted with another token is never given.
 */
export const persistedReads: QueryPersister = async (queryFn, context, query) => {
  const persists = query.meta?.persists;
  if (persists === undefined) return queryFn(context);
  const { token } = tokenStore.get();
  try {
    const data = await queryFn(context);
    if (token && data !== null && isOwn(persists, context.client)) void persist(query.queryHash, token, data);
    return data;
  } catch (error) {
    const isLast = query.state.data === undefined && error instanceof ApiError && error.lacksConnection;
    const persisted = isLast && token ? await findPersisted(query.queryHash, token) : undefined;
    if (persisted) query.setState({ status: 'success', data: persisted.data, dataUpdatedAt: persisted.at });
    throw error;
  }
};

/** Removes all that is persisted. */
export async function forgetReads(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isOwn(persists: true | number, client: QueryClient): boolean {
  return persists === true || client.getQueryData<Staff | null>(signedInStaffQuery.queryKey)?.id === persists;
}

async function persist(hash: string, token: string, data: unknown): Promise<void> {
  try {
    await set(
      hash,
      { session: fingerprintOf(token), build: BUILD, at: now().getTime(), data } satisfies PersistedRead,
      store(),
    );
  } catch {
    // Without room, or in a private window, there is no last answer.
  }
}

async function findPersisted(hash: string, token: string): Promise<PersistedRead | undefined> {
  try {
    const persisted = await get<PersistedRead>(hash, store());
    const isGood =
      persisted?.session === fingerprintOf(token) &&
      persisted.build === BUILD &&
      now().getTime() - persisted.at < LONGEST_MS;
    return isGood ? persisted : undefined;
  } catch {
    return undefined;
  }
}
