import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { blockOver, type TimelineBlock } from '../model/timeline-blocks';
import type { Canvas } from '../model/stroke';
import { isSameCell, type Cell } from '../model/timeline-cells';
import { createPreview, type OverlayStore } from './overlay-store';
import { planGesture, type GesturePlan } from './pointer-gesture';
import type { Rows } from './row-geometry';
import type { FindCell } from './timeline-columns';
import type { Brush } from './use-brushes';

export type Gesture = GesturePlan & {
  pointerId: number;
  isTouch: boolean;
  from: Cell;
  /** The point of the press, and the last one of the pointer. */
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  /** False until the pointer has moved far enough, or a touch has lasted long enough. */
  hasBegun: boolean;
  /** With Shift. */
  isReplacing: boolean;
  reached: Cell;
  touchTimer: number | undefined;
  findCell: FindCell;
};

type Options = {
  grid: RefObject<HTMLElement | null>;
  canvas: Canvas;
  brush: Brush;
  overlay: OverlayStore;
  measure: () => FindCell;
};

/** A touch paints after this long; a shorter one scrolls or taps. */
const TOUCH_MS = 200;

export function useGesture({ grid, canvas, brush, overlay, measure }: Options) {
  const gesture = useRef<Gesture | null>(null);
  useGestureGuards(grid, gesture, end);
  useScroll(() => {
    const current = gesture.current;
    if (!current) return;
    current.findCell = measure();
    if (current.hasBegun) reach(current, current.lastX, current.lastY);
  });
  useEffect(() => () => window.clearTimeout(gesture.current?.touchTimer), []);

  const draw = ({ strokeTo, reached }: Gesture) => overlay.draw(createPreview(canvas, strokeTo(reached)));

  function start(started: Gesture): void {
    gesture.current = started;
    if (!started.isTouch) return;
    started.touchTimer = window.setTimeout(() => {
      if (begin(started)) draw(started);
    }, TOUCH_MS);
  }

  /** Returns false for a gesture that would paint without a brush. */
  function begin(current: Gesture): boolean {
    current.hasBegun = current.kind !== 'paint' || brush !== undefined;
    return current.hasBegun;
  }

  function reach(current: Gesture, x: number, y: number): void {
    current.lastX = x;
    current.lastY = y;
    const cell = current.findCell(x, y);
    if (isSameCell(cell, current.reached) && overlay.get()?.kind === 'preview') return;
    current.reached = cell;
    draw(current);
  }

  function end(): void {
    window.clearTimeout(gesture.current?.touchTimer);
    gesture.current = null;
    overlay.erase('preview');
  }

  return { getCurrent: () => gesture.current, start, begin, reach, end };
}

type PressedTimeline = Pick<Options, 'canvas' | 'brush'> & {
  rows: Rows;
  blocksOn: (date: CalendarDate) => readonly TimelineBlock[];
};

/** `top` is the top of the rows, in px of the window. */
export function createGesture(
  { pointerId, pointerType, clientX: x, clientY: y, shiftKey, altKey }: PointerEvent,
  top: number,
  findCell: FindCell,
  { canvas, rows, brush, blocksOn }: PressedTimeline,
): Gesture {
  const isTouch = pointerType === 'touch';
  const from = findCell(x, y);
  const block = shiftKey ? undefined : blockOver(blocksOn(from.date), from.start);
  return {
    ...planGesture(canvas, rows, brush, { from, block, y: y - top, isTouch, isCopy: altKey }),
    pointerId,
    isTouch,
    from,
    x,
    y,
    lastX: x,
    lastY: y,
    hasBegun: false,
    isReplacing: shiftKey,
    reached: from,
    touchTimer: undefined,
    findCell,
  };
}

/** Escape ends a gesture without its stroke, and a touch that paints does not scroll. */
function useGestureGuards(
  grid: RefObject<HTMLElement | null>,
  gesture: RefObject<Gesture | null>,
  endGesture: () => void,
): void {
  const endOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !gesture.current) return;
    event.stopPropagation();
    endGesture();
  });

  useEffect(() => {
    const element = grid.current;
    // Only a listener that is not passive can prevent scrolling.
    const preventScroll = (event: TouchEvent) => {
      if (gesture.current?.hasBegun) event.preventDefault();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    document.addEventListener('keydown', endOnEscape, true);
    return () => {
      element?.removeEventListener('touchmove', preventScroll);
      document.removeEventListener('keydown', endOnEscape, true);
    };
  }, [grid, gesture]);
}

function useScroll(onScroll: () => void): void {
  const act = useEffectEvent(onScroll);
  useEffect(() => {
    // The scroll event of an inner element does not bubble, but can be captured.
    document.addEventListener('scroll', act, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', act, { capture: true });
  }, []);
}
