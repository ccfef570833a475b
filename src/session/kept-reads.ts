import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { ApiError } from '@/api/api-error';
import { now } from '@/lib/clock';
import { fingerprintOf } from '@/lib/fingerprint';
import type { Staff } from './staff-schema';
import { signedInStaffQuery } from './signed-in-staff';
import { tokenStore } from './token-store';

const LONGEST_MS = 2 * 24 * 60 * 60_000;
/** The name of this file changes with each build: an older one may have kept answers in another shape. */
const BUILD = import.meta.url;

/** `session` stands for the token, which is kept in one place only. */
type KeptRead = { session: string; build: string; at: number; data: unknown };

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('kept-reads', 'reads'));

/**
 * Keeps the last answer of reads that ask for it (`meta.keeps`) in the browser, and gives it where the server cannot be
 * reached and nothing else is known. The read still fails, so that the screen can say from when it is. What was kept
 * with another token is never given.
 */
export const keptReads: QueryPersister = async (queryFn, context, query) => {
  const keeps = query.meta?.keeps;
  if (keeps === undefined) return queryFn(context);
  const { token } = tokenStore.get();
  try {
    const data = await queryFn(context);
    if (token && data !== null && isOwn(keeps, context.client)) void keep(query.queryHash, token, data);
    return data;
  } catch (error) {
    const isLast = query.state.data === undefined && error instanceof ApiError && error.lacksConnection;
    const kept = isLast && token ? await findKept(query.queryHash, token) : undefined;
    if (kept) query.setState({ status: 'success', data: kept.data, dataUpdatedAt: kept.at });
    throw error;
  }
};

/** Removes all that is kept. */
export async function forgetReads(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isOwn(keeps: true | number, client: QueryClient): boolean {
  return keeps === true || client.getQueryData<Staff | null>(signedInStaffQuery.queryKey)?.id === keeps;
}

async function keep(hash: string, token: string, data: unknown): Promise<void> {
  try {
    await set(
      hash,
      { session: fingerprintOf(token), build: BUILD, at: now().getTime(), data } satisfies KeptRead,
      store(),
    );
  } catch {
    // Without room, or in a private window, there is no last answer.
  }
}

async function findKept(hash: string, token: string): Promise<KeptRead | undefined> {
  try {
    const kept = await get<KeptRead>(hash, store());
    const isGood =
      kept?.session === fingerprintOf(token) &&
      kept.build === BUILD &&
      now().getTime() - kept.at < LONGEST_MS;
    return isGood ? kept : undefined;
  } catch {
    return undefined;
  }
}
