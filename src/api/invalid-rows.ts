import type { QueryCache } from '@tanstack/react-query';

/** Of the answer that is being read; nothing waits in between. */
let skipped = 0;
let skippedEver = 0;
const bySignal = new WeakMap<AbortSignal, number>();
const byQuery = new WeakMap<object, number>();

/** Says that rows of the answer that is being read are left out. */
export function addInvalidRows(count: number): void {
  skipped += count;
  skippedEver += count;
}

/** Grows with each row that could not be read: what stays the same in between was read as a whole. */
export function invalidRowsSoFar(): number {
  return skippedEver;
}

/** Reads an answer, and says how many of its rows had to be left out. */
export function countInvalidRows<Result>(read: () => Result): { result: Result; unreadable: number } {
  skipped = 0;
  const result = read();
  return { result, unreadable: skipped };
}

/** Adds to what is known to be missing from what `signal` reads. */
export function recordInvalidRows(signal: AbortSignal, count: number): void {
  bySignal.set(signal, invalidRowsOf(signal) + count);
}

/** How many rows are missing from all that was read with `signal`. */
export function invalidRowsOf(signal: AbortSignal): number {
  return bySignal.get(signal) ?? 0;
}

/** Keeps with a query how many rows its last answer lacks. */
export function keepUnreadable(query: object, signal: AbortSignal): void {
  byQuery.set(query, invalidRowsOf(signal));
}

/** How many rows the last answer of a query lacks. */
export function invalidRowsIn(query: object): number {
  return byQuery.get(query) ?? 0;
}

/** Counts what a query lacks once more, for somebody who takes what it shows in place of reading. */
export function ignoreShownRows(query: object): void {
  skippedEver += invalidRowsIn(query);
}

/** How many rows are missing from all that is shown now. */
export function invalidRowsShown(cache: QueryCache): number {
  return cache.findAll({ type: 'active' }).reduce((sum, query) => sum + invalidRowsIn(query), 0);
}
