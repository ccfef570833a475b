import type { QueryClient } from '@tanstack/react-query';

const SLOW_MS = 2_000;
/** A write may build on a slow read that began less than this many ms ago. */
const SERVES_MS = 10_000;

/** The start of the pending read, and the duration of the last one, in ms. */
type ReadTime = { began?: number; took?: number };

const readTimes = new WeakMap<QueryClient, Map<number, ReadTime>>();

function readTime(client: QueryClient, staffId: number): ReadTime {
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
  const time = readTime(client, staffId);
  const began = performance.now();
  time.began = began;
  const answer = await read();
  time.took = performance.now() - began;
  return answer;
}

/** Returns for how many ms a write may build on an answer: 0 unless the person's reads are slow. */
export function servesAfterAnswer(client: QueryClient, staffId: number): number {
  const { took = 0 } = readTime(client, staffId);
  return took > SLOW_MS ? Math.max(0, SERVES_MS - took) : 0;
}

/** True when a write may build on the pending read of one person once it is answered. */
export function servesUnderWay(client: QueryClient, staffId: number): boolean {
  const { began = -Infinity, took = 0 } = readTime(client, staffId);
  const age = performance.now() - began;
  return age < SERVES_MS && Math.max(age, took) > SLOW_MS;
}
