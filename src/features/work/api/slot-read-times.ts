import type { QueryClient } from '@tanstack/react-query';
import { now } from '@/lib/clock';

/** Reads that take longer are slow: a write then builds on a recent one instead of reading again. */
const SLOW_MS = 2_000;
/** A write may build on a slow read that began less than this many ms ago. */
const USABLE_MS = 10_000;

/** The start of the latest read and the duration of the last finished one, in ms. */
type ReadTime = { startedAt?: number; duration?: number };

const readTimes = new WeakMap<QueryClient, Map<number, ReadTime>>();

function getReadTime(client: QueryClient, staffId: number): ReadTime {
  const times = readTimes.get(client) ?? new Map<number, ReadTime>();
  readTimes.set(client, times);
  const time = times.get(staffId) ?? {};
  times.set(staffId, time);
  return time;
}

export async function timeRead<Answer>(
  client: QueryClient,
  staffId: number,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const time = getReadTime(client, staffId);
  // Not `performance.now()`, which stops while the machine sleeps.
  const startedAt = now().getTime();
  time.startedAt = startedAt;
  const answer = await read();
  time.duration = now().getTime() - startedAt;
  return answer;
}

/** Returns for how many ms a write may build on an answer: 0 unless the person's reads are slow. */
export function getUsableMs(client: QueryClient, staffId: number): number {
  const { duration = 0 } = getReadTime(client, staffId);
  // The age counts from the start of a read, the usable time from its answer.
  return duration > SLOW_MS ? Math.max(0, USABLE_MS - duration) : 0;
}

/** While a read of one person is pending: true when a write may build on it once it is answered. */
export function isPendingReadUsable(client: QueryClient, staffId: number): boolean {
  const { startedAt = -Infinity, duration = 0 } = getReadTime(client, staffId);
  const age = now().getTime() - startedAt;
  return age < USABLE_MS && Math.max(age, duration) > SLOW_MS;
}
