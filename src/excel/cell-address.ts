const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** The last column of a sheet, XFD. */
export const LAST_COLUMN = 16_384;

/** `1` gives `A`, `27` gives `AA`. */
export function columnLetters(column: number): string {
  const higherPlaces = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(FIRST_LETTER + ((column - 1) % LETTERS));
  return higherPlaces > 0 ? columnLetters(higherPlaces) + letter : letter;
}

/** The column of an address: `AB12` gives 28. Null for letters beyond the last column, and without any. */
export function columnNumber(address: string): number | null {
  const [letters] = /^[A-Z]+/i.exec(address) ?? [];
  if (!letters) return null;
  let number = 0;
  for (const letter of letters.toUpperCase())
    number = number * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1;
  return number <= LAST_COLUMN ? number : null;
}

/** `(4, 3)` gives `C4`; both count from 1. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** `(4, 3, 9, 5)` gives `C4:E9`. */
export function cellRange(firstRow: number, firstColumn: number, lastRow: number, lastColumn: number) {
  return `${cellAddress(firstRow, firstColumn)}:${cellAddress(lastRow, lastColumn)}`;
}
