import { parseTypedDate } from './calendar-date';
import { matchedKey, toSearchKey } from './normalise-text';
import { lazyValue } from './lazy-value';
import { searchedDigits } from './phone-number';

/**
 * Tells of a key (`matchedKey`) whether it holds every word of the search; nothing to search matches all. A date is found
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

/**
 * The search over rows, by the texts of each. The keys are made once, at the first search or when `prepare` is called: those of
 * thousands take a slow machine longer than the first letter may wait.
 */
export function createSearch<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]) {
  const prepare = lazyValue(() => rows.map((row) => matchedKey(...textsOf(row))));
  return {
    prepare,
    /** The rows that hold every word of the search. */
    find: (search: string): readonly Row[] => {
      if (search.trim() === '') return rows;
      const [matches, keys] = [createKeyMatch(search), prepare()];
      return rows.filter((_row, index) => matches(keys[index] ?? ''));
    },
  };
}
