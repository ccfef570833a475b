import { lazyValue } from './lazy-value';
import { matchedKey, toSearchKey } from './normalise-text';
import { searchedDigits } from './phone-number';
import { parseTypedDate } from './typed-date';

/**
 * For keys of `matchedKey`, which must contain every word. A typed date finds `YYYY-MM-DD`, a telephone
 * number its digits. An empty search matches all.
 */
export function createKeyMatch(search: string): (key: string) => boolean {
  const text = toSearchKey(search);
  const date = parseTypedDate(text);
  if (date) return (key) => key.includes(date) || key.includes(text);
  const words = text.split(/[ ・]/).filter(Boolean);
  const digits = searchedDigits(text);
  return (key) => words.every((word) => key.includes(word)) || (digits !== null && key.includes(digits));
}

/** `prepare` makes the keys ahead, because many keys would delay the first letter of a search. */
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
