import { lazyValue } from './lazy-value';
import { matchedKey, toSearchKey } from './normalise-text';
import { searchedDigits } from './phone-number';
import { parseTypedDate } from './typed-date';

/**
 * Returns a test for keys (`matchedKey`): true when the key contains every word of the search; an empty search matches all
 * keys. A date in any typed form finds `YYYY-MM-DD`, and a telephone number its digits.
 */
export function createKeyMatch(search: string): (key: string) => boolean {
  const text = toSearchKey(search);
  const date = parseTypedDate(text);
  if (date) return (key) => key.includes(date) || key.includes(text);
  const words = text.split(/[ ・]/).filter(Boolean);
  const digits = searchedDigits(text);
  return (key) => words.every((word) => key.includes(word)) || (digits !== null && key.includes(digits));
}

/** Finds rows by their texts. Keys are made once, at the first search or by `prepare`: many would delay the first letter. */
export function createSearch<Row>(rows: readonly Row[], getTexts: (row: Row) => readonly string[]) {
  const prepare = lazyValue(() => rows.map((row) => ({ row, key: matchedKey(...getTexts(row)) })));
  return {
    prepare,
    find: (search: string): readonly Row[] => {
      if (search.trim() === '') return rows;
      const matches = createKeyMatch(search);
      return prepare()
        .filter(({ key }) => matches(key))
        .map(({ row }) => row);
    },
  };
}
