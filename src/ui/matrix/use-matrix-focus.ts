import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { RowId } from './matrix-column';

/** A cell, or a move between two cells; row and column count from 0. */
export type MatrixPlace = { row: number; column: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `page`: the rows of a page. */
type Size = { rows: number; columns: number; page: number };

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The place to which a key moves the focus; undefined for other keys. Home and End stay in the row, unless with Ctrl or ⌘. */
export function placeAfterKey(
  { row, column }: MatrixPlace,
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { rows, columns, page }: Size,
): MatrixPlace | undefined {
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number) => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  if (altKey || shiftKey) return undefined;
  if (key === 'Home') return to(isFar ? 0 : row, 0);
  if (key === 'End') return to(isFar ? rows - 1 : row, columns - 1);
  const steps: Partial<Record<string, MatrixPlace>> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    PageUp: { row: -page, column: 0 },
    PageDown: { row: page, column: 0 },
    ArrowLeft: { row: 0, column: -1 },
    ArrowRight: { row: 0, column: 1 },
  };
  const step = steps[key];
  return step && !isFar ? to(row + step.row, column + step.column) : undefined;
}

export type MatrixCellId = { row: RowId; column: string };

type Options = {
  rowIds: readonly RowId[];
  columnIds: readonly string[];
  /** The rows by which Page Up and Page Down move. */
  countPageRows: () => number;
  initial?: MatrixCellId | null;
};

/** The focused cell of a matrix, which is its tab stop. The focus stays with its row when the rows change. */
export function useMatrixFocus({ rowIds, columnIds, countPageRows, initial = null }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened] = useState(initial);
  const [cell, setCell] = useState(initial);
  /** True until the focus has moved to the new place. */
  const shouldFocus = useRef(false);
  const hadFocus = useRef(false);
  const place: MatrixPlace = {
    row: Math.max(0, cell ? rowIds.indexOf(cell.row) : 0),
    column: Math.max(0, cell ? columnIds.indexOf(cell.column) : 0),
  };

  // Runs after every render, because any of them may move or remove the focused element.
  useLayoutEffect(() => {
    const element = frame.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.column}"]`);
    const { activeElement } = document;
    // The element that had the focus may be removed, or render another row.
    const isAstray =
      hadFocus.current &&
      (activeElement === document.body || (activeElement !== element && findCell(activeElement) !== null));
    if (!element || !(shouldFocus.current || isAstray)) return;
    shouldFocus.current = false;
    element.focus();
  });

  // Runs after a change of page, which moves the focus to the heading.
  useEffect(() => {
    if (!opened) return;
    const id = requestAnimationFrame(() => {
      shouldFocus.current = true;
      setCell({ ...opened });
    });
    return () => cancelAnimationFrame(id);
  }, [opened]);

  function storePlace({ row, column }: MatrixPlace) {
    const rowId = rowIds[row];
    const columnId = columnIds[column];
    if (rowId === undefined || columnId === undefined) return;
    setCell({ row: rowId, column: columnId });
  }

  function move(event: KeyboardEvent): void {
    const size = { rows: rowIds.length, columns: columnIds.length, page: countPageRows() };
    const next = placeAfterKey(place, event, size);
    if (!next) return;
    event.preventDefault();
    shouldFocus.current = true;
    storePlace(next);
  }

  function follow({ type, target, relatedTarget }: FocusEvent<HTMLElement>) {
    const at = findCell(target);
    if (type === 'focus' && at) storePlace(at);
    const isLeft = type === 'blur' && target.isConnected && !frame.current?.contains(relatedTarget);
    hadFocus.current = !isLeft && at !== null;
  }

  return { frame, place, storePlace, move, follow };
}

/** The cell of an event; null outside of cells. */
export function findCell(target: EventTarget | null): MatrixPlace | null {
  const cell = target instanceof Element ? target.closest('[data-place]') : null;
  if (!(cell instanceof HTMLElement)) return null;
  const [row, column] = cell.dataset.place?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
