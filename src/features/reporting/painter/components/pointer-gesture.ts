import { SLOT_MINUTES } from '@/lib/time-slot';
import type { TimelineBlock } from '../model/timeline-blocks';
import { movableStretch } from '../model/sheet-stretch';
import {
  copyStroke,
  moveStroke,
  paintStroke,
  resizeStroke,
  type Canvas,
  type Edge,
  type Stretch,
  type Stroke,
} from '../model/stroke';
import type { Cell } from '../model/timeline-cells';
import { rowAt, type Rows } from './row-geometry';
import type { Brush } from './use-brushes';

export type GestureKind = 'paint' | 'move' | 'copy' | 'resize';

/** `strokeTo` returns the stroke of the gesture when the pointer is over `cell`. */
export type GesturePlan = { kind: GestureKind; strokeTo: (cell: Cell) => Stroke };

type Press = {
  from: Cell;
  /** The block under the pointer; undefined over empty time, and with Shift, which paints over blocks. */
  block: TimelineBlock | undefined;
  /** In px from the top of the rows. */
  y: number;
  isTouch: boolean;
  /** With Alt. */
  isCopy: boolean;
};

/** In px; on a low block an edge takes at most a third of the height. */
const EDGE_HEIGHT = { mouse: 6, touch: 24 };

export function planGesture(canvas: Canvas, rows: Rows, brush: Brush, press: Press): GesturePlan {
  const { from, block, isCopy } = press;
  const stretch = movableStretch({ cell: from, block });
  // The eraser clears blocks instead of moving them. Without a brush `useGesture` begins no paint gesture.
  if (!stretch || brush === null) {
    return { kind: 'paint', strokeTo: (cell) => paintStroke(canvas, from, cell, brush ?? null) };
  }
  const edge = findEdge(rows, stretch, press);
  if (edge) return { kind: 'resize', strokeTo: ({ start }) => resizeStroke(canvas, stretch, edge, start) };
  const moveTo = isCopy ? copyStroke : moveStroke;
  return {
    kind: isCopy ? 'copy' : 'move',
    strokeTo: ({ date, start }) =>
      moveTo(canvas, stretch, { date, start: stretch.start + start - from.start }),
  };
}

function findEdge(rows: Rows, stretch: Stretch, { from, y, isTouch }: Press): Edge | null {
  const { offset, height } = rowAt(rows, y);
  const halfHours = (stretch.finish - stretch.start) / SLOT_MINUTES;
  const edgeHeight = Math.min(isTouch ? EDGE_HEIGHT.touch : EDGE_HEIGHT.mouse, (height * halfHours) / 3);
  const isLast = from.start + SLOT_MINUTES >= stretch.finish;
  if (isLast && height - offset <= edgeHeight) return 'finish';
  return from.start === stretch.start && offset <= edgeHeight ? 'start' : null;
}
