import type { QueryCache } from '@tanstack/react-query';

/** Invalid rows of the answer that is being read; reading is synchronous. */
let current = 0;
let total = 0;
const bySignal = new WeakMap<AbortSignal, number>();
const byQuery = new WeakMap<object, number>();

/** Counts rows of the current answer that fail validation and are left out. */
export function addInvalidRows(count: number): void {
  current += count;
  total += count;
}

/** All invalid rows so far: an unchanged number proves that the answers in between were complete. */
export function invalidRowsSoFar(): number {
  return total;
}

/** Reads an answer and counts its invalid rows. */
export function countInvalidRows<Result>(read: () => Result): { result: Result; unreadable: number } {
  current = 0;
  const result = read();
  return { result, unreadable: current };
}

/** Adds to the invalid rows of all answers that are read with `signal`. */
export function recordInvalidRows(signal: AbortSignal, count: number): void {
  bySignal.set(signal, getInvalidRows(signal) + count);
}

/** The number of invalid rows of all answers that were read with `signal`. */
export function getInvalidRows(signal: AbortSignal): number {
  return bySignal.get(signal) ?? 0;
}

/** Stores the number of invalid rows of a query's last answer. */
export function storeInvalidRows(query: object, signal: AbortSignal): void {
  byQuery.set(query, getInvalidRows(signal));
}

/** The number of invalid rows of a query's last answer. */
export function getQueryInvalidRows(query: object): number {
  return byQuery.get(query) ?? 0;
}

/** Counts a query's invalid rows again, for a caller that uses its cached answer in place of a read. */
export function recountInvalidRows(query: object): void {
  total += getQueryInvalidRows(query);
}

/** The number of invalid rows of all queries on screen. */
export function countShownInvalidRows(cache: QueryCache): number {
  return cache.findAll({ type: 'active' }).reduce((sum, query) => sum + getQueryInvalidRows(query), 0);
}
