import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { previewStretches, blockOver, type TimelineBlock } from '../model/timeline-blocks';
import { movableStretch } from '../model/sheet-stretch';
import {
  moveStroke,
  paintStroke,
  resizeStroke,
  type Canvas,
  type Edge,
  type Stretch,
  type Stroke,
} from '../model/stroke';
import type { Cell } from '../model/timeline-cells';
import type { OverlayStore } from './overlay-store';
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
  /** A press without a drag; `isTouch`: by touch, `isOver`: with Shift. */
  onPress: (cell: Cell, how: { isTouch: boolean; isOver: boolean }) => void;
  /** A swipe to earlier or later days. */
  onSwipe: (step: -1 | 1) => void;
  /** `to`: the half hour where the pointer went up. */
  onStroke: (stroke: Stroke, kind: Gesture['kind'], to: Cell) => void;
};

type Gesture = {
  pointerId: number;
  isTouch: boolean;
  from: Cell;
  x: number;
  y: number;
  /** False until the pointer has moved far enough, or a touch has lasted long enough. */
  isOn: boolean;
  kind: 'paint' | 'move' | 'copy' | 'resize';
  /** Shift: replaces the half hours beneath. */
  isOver: boolean;
  strokeTo: (cell: Cell) => Stroke;
  last: Cell;
  timer: number | undefined;
  cellAt: (x: number, y: number) => Cell;
};

/** A pointer that moves less has not moved, in px. */
const SLACK = 4;
/** A touch paints after this long; a shorter one scrolls or taps. */
const REST_MS = 200;
/** A mouse rests after this long; on its way to the brushes it does not. */
const POINT_MS = 300;
/** In px from the edge of a block; at most a third of a low block. */
const EDGE = { mouse: 6, touch: 24 };
/** The length of a swipe to other days, in px. */
const SWIPE = 48;

const isSameCell = (one: Cell, other: Cell) => one.date === other.date && one.start === other.start;

/** The columns are measured once, at the press; a move redraws only the preview. */
export function useTimelinePointer(options: Options) {
  const { grid, dates, rows, canvas, brush, overlay, blocksOn, onPoint, onPress, onSwipe, onStroke } =
    options;
  const gesture = useRef<Gesture | null>(null);
  const pressed = useRef<Gesture | null>(null);
  const scrolling = useRef<Gesture | null>(null);
  const restTimer = useRef<number>(undefined);

  function endGesture(): void {
    window.clearTimeout(gesture.current?.timer);
    gesture.current = null;
    if (overlay.get()?.kind === 'preview') overlay.set(null);
  }

  // A touch that paints must not scroll, which only a listener that is not passive can prevent.
  useEffect(() => {
    const element = grid.current;
    const preventScroll = (event: TouchEvent) => {
      if (gesture.current?.isOn) event.preventDefault();
    };
    const abortOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !gesture.current) return;
      window.clearTimeout(gesture.current.timer);
      gesture.current = null;
      overlay.set(null);
      event.stopPropagation();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    document.addEventListener('keydown', abortOnEscape, true);
    return () => {
      element?.removeEventListener('touchmove', preventScroll);
      document.removeEventListener('keydown', abortOnEscape, true);
    };
  }, [grid, overlay]);

  function measure(): Gesture['cellAt'] {
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

  function chooseKind(stretch: Stretch | null, edge: Edge | null, isCopy: boolean): Gesture['kind'] {
    if (!stretch || brush === null) return 'paint';
    if (edge) return 'resize';
    return isCopy ? 'copy' : 'move';
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const body = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-body]') : null;
    if (!body || event.button !== 0 || gesture.current) return;
    scrolling.current = null;
    window.clearTimeout(restTimer.current);
    const { pointerId, clientX: x, clientY: y, shiftKey, altKey } = event;
    const isTouch = event.pointerType === 'touch';
    const cellAt = measure();
    const from = cellAt(x, y);
    const block = shiftKey ? undefined : blockOver(blocksOn(from.date), from.start);
    const stretch = movableStretch({ cell: from, block });
    const edge = stretch ? edgeAt(stretch, from, y - rowsTop(body), isTouch) : null;
    const kind = chooseKind(stretch, edge, altKey);
    const state: Gesture = {
      pointerId,
      isTouch,
      from,
      x,
      y,
      isOn: false,
      kind,
      isOver: shiftKey,
      last: from,
      timer: undefined,
      cellAt,
      strokeTo: createStroke(kind, { stretch, edge, from }),
    };
    gesture.current = state;
    if (isTouch) state.timer = window.setTimeout(() => begin(state), REST_MS);
    else event.currentTarget.setPointerCapture(pointerId);
  }

  function begin(state: Gesture): void {
    state.isOn = true;
    draw(state, state.last);
  }

  function draw(state: Gesture, cell: Cell): void {
    const { patch } = state.strokeTo(cell);
    const [staffId = 0] = canvas.staffIds;
    const filled = [...patch.values()].find((slot) => slot.staffId === staffId);
    overlay.set({
      kind: 'preview',
      stretches: previewStretches(patch, staffId),
      projectId: filled?.wanted?.projectId ?? null,
    });
  }

  function createStroke(
    kind: Gesture['kind'],
    { stretch, edge, from }: { stretch: Stretch | null; edge: Edge | null; from: Cell },
  ): Gesture['strokeTo'] {
    if (!stretch || kind === 'paint') return (to) => paintStroke(canvas, from, to, brush ?? null);
    if (edge) return (to) => resizeStroke(canvas, stretch, edge, to.start);
    return ({ date, start }) =>
      moveStroke(canvas, stretch, { date, start: stretch.start + start - from.start }, kind === 'copy');
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const state = gesture.current;
    const { clientX, clientY } = event;
    if (!state && event.pointerType === 'mouse') {
      window.clearTimeout(restTimer.current);
      restTimer.current = window.setTimeout(() => onPoint(measure()(clientX, clientY)), POINT_MS);
    }
    if (!state || event.pointerId !== state.pointerId) return;
    if (!state.isOn) {
      if (Math.hypot(clientX - state.x, clientY - state.y) < SLACK * (state.isTouch ? 2 : 1)) return;
      // A touch that moves at once scrolls.
      if (state.isTouch) {
        scrolling.current = state;
        return endGesture();
      }
      if (state.kind === 'paint' && brush === undefined) return;
      state.isOn = true;
    }
    const cell = state.cellAt(clientX, clientY);
    if (isSameCell(cell, state.last) && overlay.get()?.kind === 'preview') return;
    state.last = cell;
    draw(state, cell);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const state = gesture.current;
    if (scrolling.current?.pointerId === event.pointerId) return endScroll(event.clientX, event.clientY);
    if (!state || event.pointerId !== state.pointerId) return;
    endGesture();
    if (!state.isOn) {
      pressed.current = state;
      return;
    }
    const isStill = state.kind !== 'paint' && isSameCell(state.last, state.from);
    if (!isStill) onStroke(state.strokeTo(state.last), state.kind, state.last);
  }

  function endScroll(clientX: number, clientY: number): void {
    const { x = 0, y = 0 } = scrolling.current ?? {};
    scrolling.current = null;
    const dx = clientX - x;
    const dy = Math.abs(clientY - y);
    if (Math.abs(dx) >= SWIPE && Math.abs(dx) > 2 * dy) onSwipe(dx < 0 ? 1 : -1);
  }

  function cancel(): void {
    scrolling.current = null;
    endGesture();
  }

  const onPointerLeave = () => window.clearTimeout(restTimer.current);

  /** A press acts on its click, so that what it opens does not receive that click. */
  function onClick() {
    const state = pressed.current;
    pressed.current = null;
    if (state) onPress(state.from, { isTouch: state.isTouch, isOver: state.isOver });
  }

  /** The edge of a block under the pointer, `y` px from the top of the rows. */
  function edgeAt(stretch: Stretch, { start }: Cell, y: number, isTouch: boolean): Edge | null {
    const { offset, height } = rowAt(rows, y);
    const halfHours = (stretch.finish - stretch.start) / SLOT_MINUTES;
    const near = Math.min(isTouch ? EDGE.touch : EDGE.mouse, (height * halfHours) / 3);
    const isLast = start + SLOT_MINUTES >= stretch.finish;
    if (isLast && height - offset <= near) return 'finish';
    return start === stretch.start && offset <= near ? 'start' : null;
  }

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel, onPointerLeave, onClick },
    /** True during a touch. */
    isTouched: () => gesture.current?.isTouch === true,
  };
}
