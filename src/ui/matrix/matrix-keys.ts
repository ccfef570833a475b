/** A cell, by its row and column from 0. */
export type MatrixPlace = { row: number; column: number };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

type Size = {
  rows: number;
  columns: number;
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
  const steps = new Map<string, readonly [number, number]>([
    ['ArrowUp', [-1, 0]],
    ['ArrowDown', [1, 0]],
    ['ArrowLeft', [0, -1]],
    ['ArrowRight', [0, 1]],
    ['PageUp', [-page, 0]],
    ['PageDown', [page, 0]],
  ]);
  const step = isFar ? undefined : steps.get(pressed.key);
  return step && to(row + step[0], column + step[1]);
}
