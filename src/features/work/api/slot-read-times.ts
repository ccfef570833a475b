import type { QueryClient } from '@tanstack/react-query';

/** The reads of one person are slow beyond this many ms. */
const SLOW_MS = 2_000;
/** A slow read that began less than this many ms ago is still fresh enough to write over. */
const SERVES_MS = 10_000;

/** When the read under way began, and how long the last one took, in ms. */
type ReadTime = { began?: number; took?: number };

const readTimes = new WeakMap<QueryClient, Map<number, ReadTime>>();

function readTime(client: QueryClient, staffId: number): ReadTime {
  const times = readTimes.get(client) ?? new Map<number, ReadTime>();
  readTimes.set(client, times);
  const time = times.get(staffId) ?? {};
  times.set(staffId, time);
  return time;
}

/** Runs the read of one person and remembers how long it took. */
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

/** How many ms after its answer the read of one person may be written over: 0 unless their reads are slow. */
export function servesAfterAnswer(client: QueryClient, staffId: number): number {
  const { took = 0 } = readTime(client, staffId);
  return took > SLOW_MS ? Math.max(0, SERVES_MS - took) : 0;
}

/** Whether the read of one person that is under way may be written over once it is answered. */
export function servesUnderWay(client: QueryClient, staffId: number): boolean {
  const { began = -Infinity, took = 0 } = readTime(client, staffId);
  const age = performance.now() - began;
  return age < SERVES_MS && Math.max(age, took) > SLOW_MS;
}
