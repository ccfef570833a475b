/** A cell, by its row and column from 0. */
export type MatrixPlace = { row: number; column: number };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

type Size = {
  rows: number;
  columns: number;
  /** How many rows a page is. */
  page: number;
};

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** Where a key leads from a cell: undefined for a key that moves nothing. Home and End stay in the row, with Ctrl or ⌘ they leave it. */
export function placeAfterKey(
  { row, column }: MatrixPlace,
  pressed: Pressed,
  { rows, columns, page }: Size,
): MatrixPlace | undefined {
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const to = (nextRow: number, nextColumn: number) => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  if (pressed.altKey || pressed.shiftKey) return undefined;
  if (pressed.key === 'Home') return to(isFar ? 0 : row, 0);
  if (pressed.key === 'End') return to(isFar ? rows - 1 : row, columns - 1);
  if (isFar) return undefined;
  switch (pressed.key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return undefined;
  }
}
