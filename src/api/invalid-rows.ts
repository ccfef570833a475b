import type { QueryCache } from '@tanstack/react-query';

/** Invalid rows of the answer that is being read. Reading is synchronous, so there is only one such answer. */
let currentCount = 0;
let totalCount = 0;
const bySignal = new WeakMap<AbortSignal, number>();
const byQuery = new WeakMap<object, number>();

export function addInvalidRows(count: number): void {
  currentCount += count;
  totalCount += count;
}

/** An unchanged number proves that the answers in between were complete. */
export function invalidRowsSoFar(): number {
  return totalCount;
}

export function countInvalidRows<Result>(read: () => Result): { result: Result; invalidRows: number } {
  currentCount = 0;
  const result = read();
  return { result, invalidRows: currentCount };
}

/** Adds to the count of all answers that a query read with `signal`. */
export function recordInvalidRows(signal: AbortSignal, count: number): void {
  bySignal.set(signal, getInvalidRows(signal) + count);
}

/** Called after a failed attempt: the retry has the same signal, and counts the same rows again. */
export function forgetInvalidRows(signal: AbortSignal): void {
  bySignal.delete(signal);
}

export function getInvalidRows(signal: AbortSignal): number {
  return bySignal.get(signal) ?? 0;
}

export function storeInvalidRows(query: object, signal: AbortSignal): void {
  byQuery.set(query, getInvalidRows(signal));
}

export function getQueryInvalidRows(query: object): number {
  return byQuery.get(query) ?? 0;
}

/** Counts a query's invalid rows again, for a caller that uses its cached answer in place of a read. */
export function recountInvalidRows(query: object): void {
  totalCount += getQueryInvalidRows(query);
}

export function countShownInvalidRows(cache: QueryCache): number {
  return cache.findAll({ type: 'active' }).reduce((sum, query) => sum + getQueryInvalidRows(query), 0);
}
