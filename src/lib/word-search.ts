import { toSearchKey } from './normalise-text';

/** Tells of a search key (`toSearchKey`) whether it holds every word of the search; nothing to search matches all. */
export function createKeyMatch(search: string): (key: string) => boolean {
  const words = toSearchKey(search).split(' ').filter(Boolean);
  return (key) => words.every((word) => key.includes(word));
}

/** The rows whose key, at the same place of `keys`, holds every word of the search. */
export function searchRows<Row>(
  rows: readonly Row[],
  keys: readonly string[],
  search: string,
): readonly Row[] {
  if (search.trim() === '') return rows;
  const matches = createKeyMatch(search);
  return rows.filter((_row, index) => matches(keys[index] ?? ''));
}
