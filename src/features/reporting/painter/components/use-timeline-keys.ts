import type { KeyboardEvent } from 'react';
import { datesBetween, inOrder, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { startsBetween, type Cell } from '../model/timeline-cells';

type Options = {
  dates: readonly CalendarDate[];
  starts: readonly number[];
  active: Cell;
  /** The start of a selection; null for a single half hour. */
  anchor: Cell | null;
  onActive: (cell: Cell, anchor: Cell | null) => void;
  /** Shows earlier or later days. */
  onPage: (step: -1 | 1) => void;
  onPaint: (from: Cell, to: Cell) => void;
  /** Paints the selected half hours with the brush of a digit. */
  onPaintWith: (digit: number, from: Cell, to: Cell) => void;
  onClear: (from: Cell, to: Cell) => void;
  onMove: (shift: { days: number; minutes: number }) => void;
  onOpen: () => void;
  onCopy: () => void;
  onPaste: () => void;
};

const ARROWS: Record<string, { days: number; rows: number }> = {
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
};

const toIndex = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));

/** The keys of the timeline, which is one tab stop. */
export function useTimelineKeys(options: Options) {
  const { dates, starts, active, anchor, onActive, onPage } = options;

  function moveCell({ days, rows }: { days: number; rows: number }): Cell {
    const day = toIndex(dates.indexOf(active.date) + days, dates.length);
    const row = toIndex(starts.indexOf(active.start) + rows, starts.length);
    return { date: dates[day] ?? active.date, start: starts[row] ?? active.start };
  }

  function findAction(event: KeyboardEvent): (() => void) | null {
    const from = anchor ?? active;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === 'c') return options.onCopy;
      if (key === 'v') return options.onPaste;
      return null;
    }
    const arrow = ARROWS[event.key];
    if (arrow && event.altKey)
      return () => options.onMove({ days: arrow.days, minutes: arrow.rows * SLOT_MINUTES });
    if (arrow) return () => onActive(moveCell(arrow), event.shiftKey ? from : null);
    switch (event.key) {
      case 'Home':
        return () => onActive(moveCell({ days: 0, rows: -starts.length }), event.shiftKey ? from : null);
      case 'End':
        return () => onActive(moveCell({ days: 0, rows: starts.length }), event.shiftKey ? from : null);
      case 'PageUp':
        return () => onPage(-1);
      case 'PageDown':
        return () => onPage(1);
      case 'Enter':
      case ' ':
        return () => options.onPaint(from, active);
      case 'Delete':
      case 'Backspace':
        return () => options.onClear(from, active);
      case 'F2':
        return options.onOpen;
      case 'Escape':
        return anchor ? () => onActive(active, null) : null;
      default:
        return anchor && /^\d$/.test(event.key)
          ? () => options.onPaintWith(Number(event.key), anchor, active)
          : null;
    }
  }

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const act = findAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

export function selectedCells(from: Cell, to: Cell): Cell[] {
  const [first, last] = inOrder(from.date, to.date);
  const starts = startsBetween(from.start, to.start);
  return datesBetween(first, last).flatMap((date) => starts.map((start) => ({ date, start })));
}
