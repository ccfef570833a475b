import type { PointerEvent, RefObject } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { TimelineBlock } from '../model/timeline-blocks';
import type { Canvas, Stroke } from '../model/stroke';
import { isSameCell, type Cell } from '../model/timeline-cells';
import type { OverlayStore } from './overlay-store';
import type { GestureKind } from './pointer-gesture';
import { rowsTop, type Rows } from './row-geometry';
import { measureColumns } from './timeline-columns';
import type { Brush } from './use-brushes';
import { createGesture, useGesture, type Gesture } from './use-gesture';
import { useMouseRest } from './use-mouse-rest';
import { usePresses } from './use-presses';
import { useSwipe } from './use-swipe';

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

/** Shorter moves count as none, in px; a finger is less steady than a mouse. */
const SLACK = { mouse: 4, touch: 8 };

/** The half hours of a day around the target of an event; null over a head or the times. */
const findBody = ({ target }: PointerEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-body]') : null;

export function useTimelinePointer(options: Options) {
  const { grid, dates, rows, canvas, brush, overlay } = options;
  const { onPoint, onPress, onDoublePress, onSwipe, onStroke } = options;
  const measure = () => measureColumns(grid.current, dates, rows);
  const gesture = useGesture({ grid, canvas, brush, overlay, measure });
  const swipe = useSwipe(onSwipe);
  const mouseRest = useMouseRest((x, y) => onPoint(measure()(x, y)));
  const presses = usePresses<Gesture>(
    ({ from, isTouch, isReplacing }) => onPress(from, { isTouch, isReplacing }),
    ({ from }) => onDoublePress(from),
  );

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    presses.expectClick(null);
    const body = findBody(event);
    if (!body || event.button !== 0 || gesture.getCurrent()) return;
    swipe.cancel();
    mouseRest.stop();
    const started = createGesture(event, rowsTop(body), measure(), options);
    gesture.start(started);
    if (!started.isTouch) event.currentTarget.setPointerCapture(started.pointerId);
  }

  /** Returns true once the mouse has moved far enough for a gesture; a touch becomes a swipe. */
  function beginByMove(current: Gesture, x: number, y: number): boolean {
    const slack = current.isTouch ? SLACK.touch : SLACK.mouse;
    if (Math.hypot(x - current.x, y - current.y) < slack) return false;
    if (!current.isTouch) return gesture.begin(current);
    // A touch that moves at once scrolls.
    swipe.start(current);
    gesture.end();
    return false;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = gesture.getCurrent();
    const { clientX, clientY } = event;
    if (!current && event.pointerType === 'mouse') {
      if (findBody(event)) mouseRest.restart(clientX, clientY);
      else mouseRest.stop();
    }
    if (!current || event.pointerId !== current.pointerId) return;
    if (current.hasBegun || beginByMove(current, clientX, clientY)) gesture.reach(current, clientX, clientY);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (swipe.end(event)) return;
    const current = gesture.getCurrent();
    if (!current || event.pointerId !== current.pointerId) return;
    gesture.end();
    if (!current.hasBegun) {
      presses.expectClick(current);
      return;
    }
    const { kind, from, reached, strokeTo } = current;
    const isUnmoved = kind !== 'paint' && isSameCell(reached, from);
    if (!isUnmoved) onStroke(strokeTo(reached), kind, reached);
  }

  function onPointerCancel(): void {
    swipe.cancel();
    gesture.end();
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
    isTouching: () => gesture.getCurrent()?.isTouch === true,
  };
}
