import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { movableStretch } from '../model/sheet-stretch';
import { moveStroke, paintStroke, type Canvas, type Stroke } from '../model/stroke';
import { blockOver, patchedSpans, type TimelineBlock } from '../model/timeline-blocks';
import { selectedCells, type Cell } from '../model/timeline-cells';
import type { GestureKind } from './pointer-gesture';
import type { Brush } from './use-brushes';
import { useStrokeWords } from './use-stroke-words';
import type { TimelineSelection } from './use-timeline-selection';

type Options = {
  dates: readonly CalendarDate[];
  starts: readonly number[];
  canvas: Canvas;
  blocksOn: (date: CalendarDate) => readonly TimelineBlock[];
  brush: Brush;
  chooseBrush: (digit: number) => Brush;
  selection: TimelineSelection;
  onStroke: (stroke: Stroke) => void;
  onOpen: (cell: Cell, block: TimelineBlock | undefined) => void;
  onAnnounce: (words: string) => void;
  onCopy: (cells: readonly Cell[], isDay: boolean) => void;
};

export type TimelineActions = ReturnType<typeof useTimelineActions>;

export function useTimelineActions(options: Options) {
  const { dates, starts, canvas, blocksOn, brush, chooseBrush, selection } = options;
  const { onStroke, onOpen, onAnnounce, onCopy } = options;
  const { t } = useTranslation('painter');
  const words = useStrokeWords(canvas);
  const { current, anchor, activate } = selection;
  const findBlock = ({ date, start }: Cell) => blockOver(blocksOn(date), start);

  function paint(from: Cell, to: Cell, wanted: Brush) {
    if (wanted === undefined) return onAnnounce(t('said.noBrush'));
    const stroke = paintStroke(canvas, from, to, wanted);
    onStroke(stroke);
    selection.end();
    onAnnounce(wanted ? words.describePainted(stroke) : words.describeCleared(stroke));
  }

  function open(cell: Cell) {
    onOpen(cell, findBlock(cell));
  }

  return {
    open,

    paint: (from: Cell, to: Cell) => paint(from, to, brush),

    clear: (from: Cell, to: Cell) => paint(from, to, null),

    /** Paints with the brush of a digit; the half hour after the painted ones becomes the active one. */
    paintWith: (digit: number, from: Cell, to: Cell) => {
      const chosen = chooseBrush(digit);
      if (chosen === undefined) return onAnnounce(t('said.noBrush'));
      const next = starts[starts.indexOf(Math.max(from.start, to.start)) + 1];
      activate({ date: to.date, start: next ?? to.start }, null);
      paint(from, to, chosen);
    },

    move: (shift: { days: number; minutes: number }) => {
      const stretch = movableStretch({ cell: current, block: findBlock(current) });
      const date = addDays(current.date, shift.days);
      if (!stretch || !dates.includes(date)) return;
      const stroke = moveStroke(canvas, stretch, { date, start: stretch.start + shift.minutes });
      onStroke(stroke);
      const [moved] = patchedSpans(stroke.patch, canvas.staffIds[0]);
      if (moved) activate({ date, start: moved.start }, null);
      onAnnounce(words.describePlaced(stroke, 'move'));
    },

    /** Copies the selection; a single half hour copies its whole day. */
    copy: () => {
      const cells = anchor
        ? selectedCells(anchor, current)
        : starts.map((start) => ({ date: current.date, start }));
      onCopy(cells, anchor === null);
    },

    /** A press paints an empty half hour. By touch, which has no double press, it opens a block. */
    press: (cell: Cell, { isTouch, isReplacing }: { isTouch: boolean; isReplacing: boolean }) => {
      const block = findBlock(cell);
      activate(cell, null);
      if (isTouch && block && brush !== null) return open(cell);
      if (!block || isReplacing || brush === null) paint(cell, cell, brush);
    },

    openBlock: (cell: Cell) => {
      if (findBlock(cell)) open(cell);
    },

    endGesture: (stroke: Stroke, kind: GestureKind, to: Cell) => {
      onStroke(stroke);
      activate(to, null);
      if (kind !== 'paint') onAnnounce(words.describePlaced(stroke, kind));
      else onAnnounce(brush === null ? words.describeCleared(stroke) : words.describePainted(stroke));
    },
  };
}
