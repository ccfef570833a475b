import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { paintStroke, type Canvas } from '../model/stroke';
import { patchedSpans } from '../model/timeline-blocks';
import { isSameCell, type Cell } from '../model/timeline-cells';
import type { OverlayStore } from './overlay-store';
import { useStrokeWords } from './use-stroke-words';

type Options = {
  grid: RefObject<HTMLElement | null>;
  dates: readonly CalendarDate[];
  starts: readonly number[];
  canvas: Canvas;
  overlay: OverlayStore;
  active: Cell;
  onActive: (cell: Cell) => void;
  onAnnounce: (words: string) => void;
};

/** The active half hour, which has the focus, and the selection that ends in it. */
export function useTimelineSelection(options: Options) {
  const { grid, dates, starts, canvas, overlay, active, onActive, onAnnounce } = options;
  const words = useStrokeWords(canvas);
  const [selected, setSelected] = useState<{ from: Cell; to: Cell } | null>(null);
  const [staffId] = canvas.staffIds;
  /** The active half hour, or the first one where the rows do not show it. */
  const current: Cell = {
    date: dates.includes(active.date) ? active.date : (dates[0] ?? active.date),
    start: starts.includes(active.start) ? active.start : (starts[0] ?? active.start),
  };
  // Other days or rows move the active half hour without the selection, which then ends.
  const anchor = selected && isSameCell(selected.to, current) ? selected.from : null;

  const movesFocus = useRef(false);
  // After each render, because a press on the active half hour moves the focus, too.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-date="${current.date}"][data-start="${current.start}"]`)
      ?.focus();
  });

  useEffect(() => {
    if (!anchor) return overlay.erase('selection');
    const { patch } = paintStroke(canvas, anchor, active, null);
    overlay.draw({ kind: 'selection', projectId: null, spans: patchedSpans(patch, staffId) });
  }, [overlay, anchor, active, canvas, staffId]);

  return {
    current,
    /** The start of the selection; null for a single half hour. */
    anchor,

    /** Makes a half hour the active one; a selection from `selectedFrom` ends in it. */
    activate: (cell: Cell, selectedFrom: Cell | null) => {
      movesFocus.current = true;
      setSelected(selectedFrom && { from: selectedFrom, to: cell });
      onActive(cell);
      if (selectedFrom) onAnnounce(words.describeSelection(selectedFrom, cell));
    },

    /** Ends the selection before other days are shown, whose active half hour gets the focus. */
    leave: () => {
      movesFocus.current = true;
      setSelected(null);
    },

    /** A screen reader moves the focus without a key or pointer event. */
    followFocus: (focused: Cell | null) => {
      if (!focused || isSameCell(focused, current)) return;
      setSelected(null);
      onActive(focused);
    },

    end: () => setSelected(null),
  };
}

export type TimelineSelection = ReturnType<typeof useTimelineSelection>;
