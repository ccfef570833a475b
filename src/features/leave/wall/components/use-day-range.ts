import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { findCell, type MatrixPlace } from '@/ui/matrix/use-matrix-focus';
import { hasModifier } from '@/lib/key-press';

/** Adjacent days of one row; `first` and `last` count from 0. */
export type DayRange = {
  rowId: number;
  first: number;
  last: number;
  /** The first day was chosen by touch: the next press in the row chooses the last one. */
  isOpenEnded?: boolean;
};

type Options = {
  /** Identifies the shown days: a selection by index holds for them only. */
  period: string;
  rowIds: readonly number[];
  /** True for a day that a touch can choose as the first or last. */
  isRegistrable: (place: MatrixPlace) => boolean;
  dayCount: number;
};

/** The bit of the primary button in `buttons` of a pointer event. */
const PRIMARY_BUTTON = 1;

/** These keys end the selection, unless Shift and an arrow extend it. */
const ENDING_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Escape',
];

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Selects days by Shift and arrows, mouse, or two touches. Column 0 of the matrix holds the names. */
export function useDayRange({ period, rowIds, dayCount, isRegistrable }: Options) {
  const [chosen, setChosen] = useState<(DayRange & { period: string }) | null>(null);
  const range = chosen?.period === period ? chosen : null;
  const start = useRef<MatrixPlace | null>(null);
  const isDragged = useRef(false);
  const isTouched = useRef(false);

  /** Returns false, and chooses nothing, if the column is no day. */
  function choose(from: MatrixPlace, column: number, isOpenEnded?: boolean) {
    const rowId = rowIds[from.row];
    const isDay = column >= 1 && column <= dayCount;
    if (rowId === undefined || !isDay) return false;
    const first = Math.min(from.column, column) - 1;
    const last = Math.max(from.column, column) - 1;
    setChosen({ period, rowId, first, last, isOpenEnded });
    return true;
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const cell = findCell(event.target);
    if (!cell || !ENDING_KEYS.includes(event.key)) return;
    const step = event.shiftKey && !hasModifier(event) ? STEPS[event.key] : undefined;
    if (step === undefined || cell.column === 0) {
      start.current = null;
      setChosen(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const column = cell.column + step;
    // An earlier start counts only while the row of the cell has chosen days.
    const startColumn = range?.rowId === rowIds[cell.row] ? start.current?.column : undefined;
    const from = { ...cell, column: startColumn ?? cell.column };
    start.current = from;
    if (!choose(from, column)) return;
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${cell.row} ${column}"]`)?.focus();
  }

  function onPointerDown({ target, pointerType, button }: PointerEvent) {
    const cell = findCell(target);
    start.current = null;
    isDragged.current = false;
    isTouched.current = pointerType !== 'mouse';
    if (isTouched.current) return;
    if (button === 0 && cell && cell.column > 0) start.current = cell;
    if (cell && !isIn(cell)) setChosen(null);
  }

  function onPointerMove({ target, buttons }: PointerEvent) {
    const cell = findCell(target);
    const from = start.current;
    const isPressed = (buttons & PRIMARY_BUTTON) !== 0;
    if (!isPressed || !from || cell?.row !== from.row) return;
    isDragged.current ||= cell.column !== from.column;
    if (isDragged.current) choose(from, cell.column);
  }

  function onPointerUp() {
    start.current = null;
  }

  /** A touch chooses the first or the last day; a cell that cannot be registered opens as usual. */
  function onClickCapture(event: MouseEvent) {
    const cell = isTouched.current ? findCell(event.target) : null;
    if (!cell) return;
    if (!isRegistrable(cell)) {
      setChosen(null);
      return;
    }
    event.stopPropagation();
    const isLast = range?.isOpenEnded && rowIds[cell.row] === range.rowId;
    choose(isLast ? { ...cell, column: range.first + 1 } : cell, cell.column, !isLast);
  }

  function isIn({ row, column }: MatrixPlace): boolean {
    return range !== null && rowIds[row] === range.rowId && column > range.first && column - 1 <= range.last;
  }

  const handlers = { onClickCapture, onKeyDownCapture, onPointerDown, onPointerMove, onPointerUp };
  return { range, clear: () => setChosen(null), handlers };
}
