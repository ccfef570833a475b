import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { blockOver, type TimelineBlock } from '../model/timeline-blocks';
import type { Canvas, Stroke } from '../model/stroke';
import { isSameCell, type Cell } from '../model/timeline-cells';
import { createPreview, type OverlayStore } from './overlay-store';
import { planGesture, type GestureKind, type GesturePlan } from './pointer-gesture';
import { rowsTop, type Rows } from './row-geometry';
import { measureColumns, type FindCell } from './timeline-columns';
import type { Brush } from './use-brushes';
import { useMouseRest } from './use-mouse-rest';
import { usePresses } from './use-presses';

type Options = {
  grid: RefObject<HTMLElement | null>;
  dates: readonly CalendarDate[];
  rows: Rows;
  canvas: Canvas;
  brush: Brush;
  overlay: OverlayStore;
  blocksOn: (date: CalendarDate) => readonly TimelineBlock[];
  /** Called when the mouse rests over a half hour without a press. */
  onPoint: (cell: Cell) => void;
  /** A press without a drag; `isTouch`: by touch, `isReplacing`: with Shift. */
  onPress: (cell: Cell, how: { isTouch: boolean; isReplacing: boolean }) => void;
  /** A second press at the same place, after `onPress` of both. */
  onDoublePress: (cell: Cell) => void;
  onSwipe: (step: -1 | 1) => void;
  /** `to`: the half hour where the pointer went up. */
  onStroke: (stroke: Stroke, kind: GestureKind, to: Cell) => void;
};

type Gesture = GesturePlan & {
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
  isReplacing: boolean;
  reached: Cell;
  touchTimer: number | undefined;
  findCell: FindCell;
};

/** A pointer that moves less has not moved, in px; a finger is less steady. */
const SLACK = { mouse: 4, touch: 8 };
/** A touch paints after this long; a shorter one scrolls or taps. */
const TOUCH_MS = 200;
/** The length of a swipe to other days, in px. */
const SWIPE = 48;

/** Turns what a pointer does into presses, swipes and strokes; a move redraws only the preview. */
export function useTimelinePointer(options: Options) {
  const { grid, dates, rows, canvas, brush, overlay } = options;
  const { onPoint, onPress, onDoublePress, onSwipe, onStroke } = options;
  const gesture = useRef<Gesture | null>(null);
  /** A touch that scrolls, and may turn out to be a swipe. */
  const scrolling = useRef<Gesture | null>(null);
  const measure = () => measureColumns(grid.current, dates, rows);
  const mouseRest = useMouseRest((x, y) => onPoint(measure()(x, y)));
  const presses = usePresses<Gesture>(
    ({ from, isTouch, isReplacing }) => onPress(from, { isTouch, isReplacing }),
    ({ from }) => onDoublePress(from),
  );
  useGestureGuards(grid, gesture, endGesture);
  useScroll(() => {
    const current = gesture.current;
    if (!current) return;
    current.findCell = measure();
    if (current.hasBegun) reach(current, current.lastX, current.lastY);
  });
  useEffect(() => () => window.clearTimeout(gesture.current?.touchTimer), []);

  const draw = ({ strokeTo, reached }: Gesture) => overlay.set(createPreview(canvas, strokeTo(reached)));

  /** Extends a gesture to the half hour at a point. */
  function reach(current: Gesture, x: number, y: number): void {
    current.lastX = x;
    current.lastY = y;
    const cell = current.findCell(x, y);
    if (isSameCell(cell, current.reached) && overlay.get()?.kind === 'preview') return;
    current.reached = cell;
    draw(current);
  }

  function endGesture(): void {
    window.clearTimeout(gesture.current?.touchTimer);
    gesture.current = null;
    if (overlay.get()?.kind === 'preview') overlay.set(null);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const body = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-body]') : null;
    if (!body || event.button !== 0 || gesture.current) return;
    scrolling.current = null;
    mouseRest.stop();
    const started = createGesture(event, rowsTop(body), measure(), options);
    gesture.current = started;
    if (!started.isTouch) {
      event.currentTarget.setPointerCapture(started.pointerId);
      return;
    }
    started.touchTimer = window.setTimeout(() => {
      started.hasBegun = hasStroke(started);
      if (started.hasBegun) draw(started);
    }, TOUCH_MS);
  }

  /** False for a gesture that paints without a brush. */
  const hasStroke = ({ kind }: Gesture) => kind !== 'paint' || brush !== undefined;

  /** Begins a gesture that has moved far enough; true where it has. */
  function begin(current: Gesture, x: number, y: number): boolean {
    const slack = current.isTouch ? SLACK.touch : SLACK.mouse;
    if (Math.hypot(x - current.x, y - current.y) < slack) return false;
    // A touch that moves at once scrolls.
    if (current.isTouch) {
      scrolling.current = current;
      endGesture();
      return false;
    }
    current.hasBegun = hasStroke(current);
    return current.hasBegun;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    const { clientX, clientY } = event;
    if (!current && event.pointerType === 'mouse') mouseRest.restart(clientX, clientY);
    if (!current || event.pointerId !== current.pointerId) return;
    if (current.hasBegun || begin(current, clientX, clientY)) reach(current, clientX, clientY);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    if (scrolling.current?.pointerId === event.pointerId) {
      const step = findSwipe(scrolling.current, event);
      scrolling.current = null;
      if (step) onSwipe(step);
      return;
    }
    if (!current || event.pointerId !== current.pointerId) return;
    endGesture();
    if (!current.hasBegun) {
      presses.expectClick(current);
      return;
    }
    const { kind, from, reached, strokeTo } = current;
    const isUnmoved = kind !== 'paint' && isSameCell(reached, from);
    if (!isUnmoved) onStroke(strokeTo(reached), kind, reached);
  }

  function onPointerCancel(): void {
    scrolling.current = null;
    endGesture();
  }

  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: mouseRest.stop,
      onClick: presses.onClick,
      onDoubleClick: presses.onDoubleClick,
    },
    isTouching: () => gesture.current?.isTouch === true,
  };
}

/** Plans the gesture of a press; `top` is that of the rows on the screen, in px. */
function createGesture(
  { pointerId, pointerType, clientX: x, clientY: y, shiftKey, altKey }: PointerEvent,
  top: number,
  findCell: FindCell,
  { canvas, rows, brush, blocksOn }: Pick<Options, 'canvas' | 'rows' | 'brush' | 'blocksOn'>,
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

/** The direction of a swipe to earlier or later days; null for a touch that scrolls. */
function findSwipe(from: Pick<Gesture, 'x' | 'y'>, to: PointerEvent): -1 | 1 | null {
  const width = to.clientX - from.x;
  const height = Math.abs(to.clientY - from.y);
  if (Math.abs(width) < SWIPE || Math.abs(width) <= 2 * height) return null;
  return width < 0 ? 1 : -1;
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

/** Reports that the page or a part of it has scrolled. */
function useScroll(onScroll: () => void): void {
  const act = useEffectEvent(onScroll);
  useEffect(() => {
    // The scrolling of a part does not bubble.
    document.addEventListener('scroll', act, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', act, { capture: true });
  }, []);
}
