import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { patchedSpans, blockOver, type TimelineBlock } from '../model/timeline-blocks';
import type { Canvas, Stroke } from '../model/stroke';
import type { Cell } from '../model/timeline-cells';
import type { OverlayStore } from './overlay-store';
import { planGesture, type GestureKind, type GesturePlan } from './pointer-gesture';
import { rowAt, rowsTop, type Rows } from './row-geometry';
import type { Brush } from './use-brushes';

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
  /** A swipe to earlier or later days. */
  onSwipe: (step: -1 | 1) => void;
  /** `to`: the half hour where the pointer went up. */
  onStroke: (stroke: Stroke, kind: GestureKind, to: Cell) => void;
};

type FindCell = (x: number, y: number) => Cell;

type Gesture = GesturePlan & {
  pointerId: number;
  isTouch: boolean;
  from: Cell;
  x: number;
  y: number;
  /** False until the pointer has moved far enough, or a touch has lasted long enough. */
  hasBegun: boolean;
  /** Shift: replaces the half hours beneath. */
  isReplacing: boolean;
  /** The half hour that the pointer reached last. */
  reached: Cell;
  touchTimer: number | undefined;
  findCell: FindCell;
};

/** A pointer that moves less has not moved, in px. */
const SLACK = 4;
/** A touch paints after this long; a shorter one scrolls or taps. */
const TOUCH_MS = 200;
/** A mouse rests after this long; on its way to the brushes it does not. */
const MOUSE_REST_MS = 300;
/** The length of a swipe to other days, in px. */
const SWIPE = 48;

const isSameCell = (a: Cell, b: Cell) => a.date === b.date && a.start === b.start;

/** The columns are measured once, at the press; a move redraws only the preview. */
export function useTimelinePointer(options: Options) {
  const { grid, dates, rows, canvas, brush, overlay, blocksOn, onPoint, onPress, onSwipe, onStroke } =
    options;
  const gesture = useRef<Gesture | null>(null);
  /** A gesture without a drag, until its click. */
  const pressed = useRef<Gesture | null>(null);
  /** A touch that scrolls, and may turn out to be a swipe. */
  const scrolling = useRef<Gesture | null>(null);
  const restTimer = useRef<number>(undefined);

  useEffect(() => {
    const element = grid.current;
    // A touch that paints must not scroll, which only a listener that is not passive can prevent.
    const preventScroll = (event: TouchEvent) => {
      if (gesture.current?.hasBegun) event.preventDefault();
    };
    const abortOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !gesture.current) return;
      window.clearTimeout(gesture.current.touchTimer);
      gesture.current = null;
      overlay.set(null);
      event.stopPropagation();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    document.addEventListener('keydown', abortOnEscape, true);
    return () => {
      element?.removeEventListener('touchmove', preventScroll);
      document.removeEventListener('keydown', abortOnEscape, true);
      window.clearTimeout(restTimer.current);
      window.clearTimeout(gesture.current?.touchTimer);
    };
  }, [grid, overlay]);

  function measure(): FindCell {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-body]') ?? [])].map((body) => ({
      date: body.dataset.body,
      right: body.getBoundingClientRect().right,
      top: rowsTop(body),
    }));
    return (x, y) => {
      const column = columns.find(({ right }) => x < right) ?? columns.at(-1);
      const date = dates.find((shown) => shown === column?.date) ?? dates[0];
      invariant(date, 'a timeline shows days');
      return { date, start: rowAt(rows, y - (column?.top ?? 0)).start };
    };
  }

  function draw({ strokeTo, reached }: Gesture): void {
    const { patch } = strokeTo(reached);
    const [staffId] = canvas.staffIds;
    const shown = [...patch.values()].find((slot) => slot.staffId === staffId);
    overlay.set({
      kind: 'preview',
      spans: patchedSpans(patch, staffId),
      projectId: shown?.wanted?.projectId ?? null,
    });
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
    window.clearTimeout(restTimer.current);
    const { pointerId, clientX: x, clientY: y, shiftKey, altKey } = event;
    const isTouch = event.pointerType === 'touch';
    const findCell = measure();
    const from = findCell(x, y);
    const block = shiftKey ? undefined : blockOver(blocksOn(from.date), from.start);
    const started: Gesture = {
      ...planGesture(canvas, rows, brush, { from, block, y: y - rowsTop(body), isTouch, isCopy: altKey }),
      pointerId,
      isTouch,
      from,
      x,
      y,
      hasBegun: false,
      isReplacing: shiftKey,
      reached: from,
      touchTimer: undefined,
      findCell,
    };
    gesture.current = started;
    if (!isTouch) {
      event.currentTarget.setPointerCapture(pointerId);
      return;
    }
    started.touchTimer = window.setTimeout(() => {
      started.hasBegun = true;
      draw(started);
    }, TOUCH_MS);
  }

  /** Begins a gesture that has moved far enough; false for one that has not, or that paints without a brush. */
  function begin(current: Gesture, x: number, y: number): boolean {
    const slack = SLACK * (current.isTouch ? 2 : 1);
    if (Math.hypot(x - current.x, y - current.y) < slack) return false;
    // A touch that moves at once scrolls.
    if (current.isTouch) {
      scrolling.current = current;
      endGesture();
      return false;
    }
    current.hasBegun = current.kind !== 'paint' || brush !== undefined;
    return current.hasBegun;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    const { clientX, clientY } = event;
    if (!current && event.pointerType === 'mouse') {
      window.clearTimeout(restTimer.current);
      restTimer.current = window.setTimeout(() => onPoint(measure()(clientX, clientY)), MOUSE_REST_MS);
    }
    if (!current || event.pointerId !== current.pointerId) return;
    if (!current.hasBegun && !begin(current, clientX, clientY)) return;
    const cell = current.findCell(clientX, clientY);
    if (isSameCell(cell, current.reached) && overlay.get()?.kind === 'preview') return;
    current.reached = cell;
    draw(current);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    if (scrolling.current?.pointerId === event.pointerId) {
      endScroll(scrolling.current, event.clientX, event.clientY);
      return;
    }
    if (!current || event.pointerId !== current.pointerId) return;
    endGesture();
    if (!current.hasBegun) {
      pressed.current = current;
      return;
    }
    const { kind, from, reached, strokeTo } = current;
    const isUnmoved = kind !== 'paint' && isSameCell(reached, from);
    if (!isUnmoved) onStroke(strokeTo(reached), kind, reached);
  }

  function endScroll({ x, y }: Gesture, clientX: number, clientY: number): void {
    scrolling.current = null;
    const width = clientX - x;
    const height = Math.abs(clientY - y);
    if (Math.abs(width) >= SWIPE && Math.abs(width) > 2 * height) onSwipe(width < 0 ? 1 : -1);
  }

  function onPointerCancel(): void {
    scrolling.current = null;
    endGesture();
  }

  const onPointerLeave = () => window.clearTimeout(restTimer.current);

  /** A press acts on its click, so that what it opens does not receive that click. */
  function onClick() {
    const press = pressed.current;
    pressed.current = null;
    if (press) onPress(press.from, { isTouch: press.isTouch, isReplacing: press.isReplacing });
  }

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onClick },
    isTouching: () => gesture.current?.isTouch === true,
  };
}
