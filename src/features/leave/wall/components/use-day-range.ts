import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { findCell, type MatrixPlace } from '@/ui/matrix/use-matrix-focus';

/** Adjacent days of one row, by index from 0. */
export type DayRange = {
  row: number;
  first: number;
  last: number;
  /** The first day was chosen by touch: the next press in the row chooses the last one. */
  isOpenEnded?: boolean;
};

type Options = {
  rowIds: readonly number[];
  /** True for a day that a selection can start or end on. */
  isFree: (place: MatrixPlace) => boolean;
  dayCount: number;
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Selects days of one person with Shift and the arrows, the mouse, or by touching the first and the last day;
 * any other move ends the selection. The handlers belong around the matrix with the names as first column.
 */
export function useDayRange({ rowIds, dayCount, isFree }: Options) {
  const [range, setRange] = useState<DayRange | null>(null);
  const begin = useRef<MatrixPlace | null>(null);
  const isDragged = useRef(false);
  const isTouched = useRef(false);

  function choose(from: MatrixPlace, column: number, isOpenEnded?: boolean) {
    const row = rowIds[from.row];
    const isDay = column >= 1 && column <= dayCount;
    if (row === undefined || !isDay) return false;
    const [first, last] = [from.column, column].sort((one, other) => one - other);
    setRange({ row, first: (first ?? column) - 1, last: (last ?? column) - 1, isOpenEnded });
    return true;
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const at = findCell(event.target);
    if (!at || event.key === 'Shift' || event.key === 'Enter') return;
    const step = event.shiftKey && !event.ctrlKey && !event.metaKey ? STEPS[event.key] : undefined;
    if (step === undefined || at.column === 0) {
      begin.current = null;
      setRange(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    begin.current ??= at;
    const column = at.column + step;
    if (begin.current.row !== at.row) begin.current = at;
    if (!choose(begin.current, column)) return;
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${at.row} ${column}"]`)?.focus();
  }

  function onPointerDown({ target, pointerType, button }: PointerEvent) {
    const at = findCell(target);
    isDragged.current = false;
    isTouched.current = pointerType !== 'mouse';
    if (isTouched.current) return;
    begin.current = button === 0 && at && at.column > 0 ? at : null;
    if (at && !isIn(at)) setRange(null);
  }

  function onPointerMove({ target, buttons }: PointerEvent) {
    const at = findCell(target);
    const from = begin.current;
    if ((buttons & 1) === 0 || !from || at?.row !== from.row) return;
    isDragged.current ||= at.column !== from.column;
    if (isDragged.current) choose(from, at.column);
  }

  function onPointerUp() {
    begin.current = null;
  }

  /** Touch chooses the first or the last day; a day that is not free opens as usual. */
  function onClickCapture(event: MouseEvent) {
    const at = isTouched.current ? findCell(event.target) : null;
    if (!at) return;
    const isLast = range?.isOpenEnded && rowIds[at.row] === range.row;
    if (!isFree(at)) return setRange(null);
    event.stopPropagation();
    choose(isLast ? { ...at, column: range.first + 1 } : at, at.column, !isLast);
  }

  function isIn({ row, column }: MatrixPlace): boolean {
    return range !== null && rowIds[row] === range.row && column > range.first && column - 1 <= range.last;
  }

  const handlers = { onClickCapture, onKeyDownCapture, onPointerDown, onPointerMove, onPointerUp };
  return { range, clear: () => setRange(null), handlers };
}
