import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { isComposing } from '@/lib/key-press';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { Cell } from '../model/timeline-cells';

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

type Step = { days: number; rows: number };

const ARROWS: Record<string, Step> = {
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
};

const clampIndex = (index: number, length: number) => Math.max(0, Math.min(length - 1, index));

function moveCell({ dates, starts, active }: Options, { days, rows }: Step): Cell {
  const day = clampIndex(dates.indexOf(active.date) + days, dates.length);
  const row = clampIndex(starts.indexOf(active.start) + rows, starts.length);
  return { date: dates[day] ?? active.date, start: starts[row] ?? active.start };
}

function findAction(event: KeyboardEvent, options: Options): (() => void) | null {
  const { starts, active, anchor, onActive, onPage, onPaint, onPaintWith, onClear } = options;
  const { onMove, onOpen, onCopy, onPaste } = options;
  const from = anchor ?? active;
  const go = (step: Step) => () => onActive(moveCell(options, step), event.shiftKey ? from : null);
  if (event.ctrlKey || event.metaKey) {
    // With Shift or Alt they are keys of the browser: developer tools, or pasting as text.
    if (event.shiftKey || event.altKey) return null;
    const key = event.key.toLowerCase();
    if (key === 'c') return onCopy;
    if (key === 'v') return onPaste;
    return null;
  }
  const arrow = ARROWS[event.key];
  if (event.altKey) {
    return arrow ? () => onMove({ days: arrow.days, minutes: arrow.rows * SLOT_MINUTES }) : null;
  }
  if (arrow) return go(arrow);
  if (event.key === 'Home') return go({ days: 0, rows: -starts.length });
  if (event.key === 'End') return go({ days: 0, rows: starts.length });
  // Shift only selects: Shift+Delete cuts in other programs.
  if (event.shiftKey) return null;
  switch (event.key) {
    case 'PageUp':
      return () => onPage(-1);
    case 'PageDown':
      return () => onPage(1);
    case 'Enter':
    case ' ':
      return () => onPaint(from, active);
    case 'Delete':
    case 'Backspace':
      return () => onClear(from, active);
    case 'F2':
      return onOpen;
    case 'Escape':
      return anchor ? () => onActive(active, null) : null;
    default:
      return anchor && /^\d$/.test(event.key) ? () => onPaintWith(Number(event.key), anchor, active) : null;
  }
}

/** Handles the keys of the timeline, which is one tab stop. */
export function handleTimelineKey(event: KeyboardEvent, options: Options): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const act = findAction(event, options);
  if (!act) return;
  event.preventDefault();
  act();
}
