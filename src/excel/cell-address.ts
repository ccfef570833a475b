const LETTERS = 26;

/** The last column that a sheet can have, XFD. */
export const LAST_COLUMN = 16_384;

/** `1` gives `A`, `27` gives `AA`. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(65 + ((column - 1) % LETTERS));
  return before > 0 ? columnLetters(before) + letter : letter;
}

/** `(4, 3)` gives `C4`; both count from 1. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** `(4, 3, 9, 5)` gives `C4:E9`. */
export function cellRange(firstRow: number, firstColumn: number, lastRow: number, lastColumn: number) {
  return `${cellAddress(firstRow, firstColumn)}:${cellAddress(lastRow, lastColumn)}`;
}
