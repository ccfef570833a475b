import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { movableStretch } from '../model/sheet-stretch';
import { moveStroke, paintStroke, type Canvas, type Stroke } from '../model/stroke';
import { blockOver, patchedSpans, type TimelineBlock } from '../model/timeline-blocks';
import { selectedCells, type Cell } from '../model/timeline-cells';
import type { Brush } from './use-brushes';
import { useStrokeWords } from './use-stroke-words';
import type { TimelineSelection } from './use-timeline-selection';

type Options = {
  dates: readonly CalendarDate[];
  starts: readonly number[];
  canvas: Canvas;
  blocksOn: (date: CalendarDate) => readonly TimelineBlock[];
  onBrush: (digit: number) => Brush;
  selection: TimelineSelection;
  onStroke: (stroke: Stroke) => void;
  onAnnounce: (words: string) => void;
  onCopy: (cells: readonly Cell[], isDay: boolean) => void;
};

/** Paints, moves and copies by keys and single presses, and announces what each of them changed. */
export function useTimelineStrokes(options: Options) {
  const { dates, starts, canvas, blocksOn, onBrush, selection, onStroke, onAnnounce, onCopy } = options;
  const { t } = useTranslation('painter');
  const words = useStrokeWords(canvas);
  const { current, anchor, activate } = selection;

  function paint(from: Cell, to: Cell, wanted: Brush) {
    if (wanted === undefined) return onAnnounce(t('said.noBrush'));
    const stroke = paintStroke(canvas, from, to, wanted);
    onStroke(stroke);
    selection.end();
    onAnnounce(wanted ? words.describePainted(stroke) : words.describeCleared(stroke));
  }

  /** Continues behind the painted stretch with the next one. */
  function paintWith(digit: number, from: Cell, to: Cell) {
    const chosen = onBrush(digit);
    if (chosen === undefined) return onAnnounce(t('said.noBrush'));
    const next = starts[starts.indexOf(Math.max(from.start, to.start)) + 1];
    activate({ date: to.date, start: next ?? to.start }, null);
    paint(from, to, chosen);
  }

  function move(shift: { days: number; minutes: number }) {
    const stretch = movableStretch({
      cell: current,
      block: blockOver(blocksOn(current.date), current.start),
    });
    const date = addDays(current.date, shift.days);
    if (!stretch || !dates.includes(date)) return;
    const stroke = moveStroke(canvas, stretch, { date, start: stretch.start + shift.minutes });
    onStroke(stroke);
    const [moved] = patchedSpans(stroke.patch, canvas.staffIds[0]);
    if (!moved) return;
    activate({ date, start: moved.start }, null);
    onAnnounce(words.describePlaced(stroke, 'move'));
  }

  /** A single half hour copies its whole day. */
  function copy() {
    const cells = anchor
      ? selectedCells(anchor, current)
      : starts.map((start) => ({ date: current.date, start }));
    onCopy(cells, anchor === null);
  }

  return { paint, paintWith, move, copy };
}
