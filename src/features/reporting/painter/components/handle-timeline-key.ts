import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { isComposing } from '@/lib/key-press';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { singleKey } from '@/ui/keys/key-area';
import type { Cell } from '../model/timeline-cells';
import type { TimelineActions } from './use-timeline-actions';
import type { TimelineSelection } from './use-timeline-selection';

type Options = {
  dates: readonly CalendarDate[];
  starts: readonly number[];
  selection: TimelineSelection;
  actions: TimelineActions;
  onPage: (step: -1 | 1) => void;
  onPaste: (cell: Cell) => void;
};

export function handleTimelineKey(event: KeyboardEvent, options: Options): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const act = findAction(event, options);
  if (!act) return;
  event.preventDefault();
  act();
}

type Step = { days: number; rows: number };

const ARROWS: Record<string, Step> = {
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
};

const clampIndex = (index: number, length: number) => Math.max(0, Math.min(length - 1, index));

function moveCell({ dates, starts, selection: { current } }: Options, { days, rows }: Step): Cell {
  const day = clampIndex(dates.indexOf(current.date) + days, dates.length);
  const row = clampIndex(starts.indexOf(current.start) + rows, starts.length);
  return { date: dates[day] ?? current.date, start: starts[row] ?? current.start };
}

function findAction(event: KeyboardEvent, options: Options): (() => void) | null {
  const { starts, selection, actions, onPage, onPaste } = options;
  const { current, anchor, activate } = selection;
  const from = anchor ?? current;
  const go = (step: Step) => () => activate(moveCell(options, step), event.shiftKey ? from : null);

  function page(step: -1 | 1) {
    selection.leave();
    onPage(step);
  }

  if (event.ctrlKey || event.metaKey) {
    // With Shift or Alt, C and V belong to the browser: developer tools, or pasting as text.
    if (event.shiftKey || event.altKey) return null;
    const key = event.key.toLowerCase();
    if (key === 'c') return actions.copy;
    if (key === 'v') return () => onPaste(current);
    return null;
  }
  const arrow = ARROWS[event.key];
  if (event.altKey) {
    // Alt+Shift belongs to the system, which switches the keyboard by it.
    return arrow && !event.shiftKey
      ? () => actions.move({ days: arrow.days, minutes: arrow.rows * SLOT_MINUTES })
      : null;
  }
  if (arrow) return go(arrow);
  if (event.key === 'Home') return go({ days: 0, rows: -starts.length });
  if (event.key === 'End') return go({ days: 0, rows: starts.length });
  // Shift only selects: Shift+Delete cuts in other programs.
  if (event.shiftKey) return null;
  switch (event.key) {
    case 'PageUp':
      return () => page(-1);
    case 'PageDown':
      return () => page(1);
    case 'Enter':
    case ' ':
      return () => actions.paint(from, current);
    case 'Delete':
    case 'Backspace':
      return () => actions.clear(from, current);
    case 'F2':
      return () => actions.open(current);
    case 'Escape':
      return anchor ? () => activate(current, null) : null;
    default:
      return anchor && /^\d$/.test(singleKey(event.nativeEvent) ?? '')
        ? () => actions.paintWith(Number(event.key), anchor, current)
        : null;
  }
}
