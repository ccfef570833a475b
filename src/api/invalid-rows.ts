import type { QueryCache } from '@tanstack/react-query';

/** Reading is synchronous, so these count the answer that is being read. */
let current = 0;
let total = 0;
const bySignal = new WeakMap<AbortSignal, number>();
const byQuery = new WeakMap<object, number>();

export function addInvalidRows(count: number): void {
  current += count;
  total += count;
}

/** An unchanged number proves that the answers in between were complete. */
export function invalidRowsSoFar(): number {
  return total;
}

export function countInvalidRows<Result>(read: () => Result): { result: Result; unreadable: number } {
  current = 0;
  const result = read();
  return { result, unreadable: current };
}

/** Adds to those of all answers that are read with `signal`. */
export function recordInvalidRows(signal: AbortSignal, count: number): void {
  bySignal.set(signal, getInvalidRows(signal) + count);
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
  total += getQueryInvalidRows(query);
}

export function countShownInvalidRows(cache: QueryCache): number {
  return cache.findAll({ type: 'active' }).reduce((sum, query) => sum + getQueryInvalidRows(query), 0);
}
