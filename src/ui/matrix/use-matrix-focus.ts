import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Press } from '@/lib/key-press';
import type { RowId } from './matrix-column';

/** A cell; row and column count from 0. */
export type MatrixPlace = { row: number; column: number };

type Pressed = Press & Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** `page`: the rows by which Page Up and Page Down move. */
type Size = { rows: number; columns: number; page: number };

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The place to which a key moves the focus; undefined for other keys. Home and End stay in the row, unless with Ctrl or ⌘. */
export function placeAfterKey(
  { row, column }: MatrixPlace,
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { rows, columns, page }: Size,
): MatrixPlace | undefined {
  if (altKey || shiftKey) return undefined;
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number) => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  if (key === 'Home') return to(isFar ? 0 : row, 0);
  if (key === 'End') return to(isFar ? rows - 1 : row, columns - 1);
  if (isFar) return undefined;
  const places: Partial<Record<string, MatrixPlace>> = {
    ArrowUp: to(row - 1, column),
    ArrowDown: to(row + 1, column),
    PageUp: to(row - page, column),
    PageDown: to(row + page, column),
    ArrowLeft: to(row, column - 1),
    ArrowRight: to(row, column + 1),
  };
  return places[key];
}

export type MatrixCellId = { row: RowId; column: string };

type Options = {
  rowIds: readonly RowId[];
  columnIds: readonly string[];
  rowHeight: number;
  initial?: MatrixCellId | null;
};

/** The focused cell of a matrix, which is its tab stop. The focus stays with its row when the rows change. */
export function useMatrixFocus({ rowIds, columnIds, rowHeight, initial = null }: Options) {
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

  // A frame later, because a change of page first moves the focus to its heading.
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
    const page = countPageRows(frame.current, rowHeight);
    const next = placeAfterKey(place, event, { rows: rowIds.length, columns: columnIds.length, page });
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

/** All rows that fit between the sticky head and foot except one, which stays in view after Page Up or Page Down. */
function countPageRows(frame: HTMLElement | null, rowHeight: number): number {
  if (!frame) return 1;
  const headAndFoot = [...frame.querySelectorAll<HTMLElement>(':scope > [role=row]')];
  const stickyHeight = headAndFoot.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  return Math.max(1, Math.floor((frame.clientHeight - stickyHeight) / rowHeight) - 1);
}

export function findCellElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
}

export function findCell(target: EventTarget | null): MatrixPlace | null {
  const [row, column] = findCellElement(target)?.dataset.place?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
