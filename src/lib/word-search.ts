import { parseTypedDate } from './calendar-date';
import { toSearchKey } from './normalise-text';
import { searchedDigits } from './phone-number';

/**
 * Tells of a key (`toFoundKey`) whether it holds every word of the search; nothing to search matches all. A date is found
 * in whatever form it was typed, where the key holds it as `YYYY-MM-DD`, and a telephone number by its digits.
 */
export function createKeyMatch(search: string): (key: string) => boolean {
  const text = toSearchKey(search);
  const date = parseTypedDate(text);
  if (date) return (key) => key.includes(date) || key.includes(text);
  const words = text.split(/[ ・]/).filter(Boolean);
  const digits = searchedDigits(text);
  return (key) => words.every((word) => key.includes(word)) || (digits !== null && key.includes(digits));
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
