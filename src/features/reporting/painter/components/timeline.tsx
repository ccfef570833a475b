import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useToday } from '@/ui/page/use-today';
import type { SlotPatch, WorkNames } from '@/features/work/model/slot-patch';
import { CalendarContext } from '../../calendar/components/calendar-view';
import { movableStretch } from '../model/sheet-stretch';
import { moveStroke, paintStroke, type Canvas, type Stroke } from '../model/stroke';
import { blockOver, patchedSpans, type TimelineBlock } from '../model/timeline-blocks';
import { selectedCells, type Cell } from '../model/timeline-cells';
import { handleTimelineKey } from './handle-timeline-key';
import { createOverlay } from './overlay-store';
import { TimelineAxis } from './timeline-axis';
import { TimelineDay } from './timeline-day';
import styles from './timeline.module.css';
import type { Brush } from './use-brushes';
import { useStrokeWords } from './use-stroke-words';
import { useTimelinePointer } from './use-timeline-pointer';
import { useTimelineRows } from './use-timeline-rows';

type TimelineProps = {
  label: string;
  dates: readonly CalendarDate[];
  canvas: Canvas;
  unsaved: SlotPatch;
  names: WorkNames;
  brush: Brush;
  /** Chooses the brush of a key, 0 for the eraser; undefined without one. */
  onBrush: (digit: number) => Brush;
  hasAllHours: boolean;
  /** The expected hours of a day; undefined while they load. */
  findDay: (date: CalendarDate) => WorkDay | undefined;
  /** Rows high enough for touch. */
  isRoomy: boolean;
  active: Cell;
  onActive: (cell: Cell) => void;
  onPoint: (cell: Cell) => void;
  onPage: (step: -1 | 1) => void;
  onStroke: (stroke: Stroke) => void;
  onOpen: (cell: Cell, block: TimelineBlock | undefined) => void;
  onAnnounce: (words: string) => void;
  onCopy: (cells: readonly Cell[], isDay: boolean) => void;
  onPaste: (cell: Cell) => void;
};

const DAYS_OFF: ReadonlySet<DayKind> = new Set(['weekend', 'free', 'holiday', 'leave']);

/** Days as columns of half hours: painted, moved and resized with a pointer, or with keys in one grid. */
export function Timeline(props: TimelineProps) {
  const { label, dates, canvas, unsaved, names, brush, onBrush, hasAllHours, isRoomy } = props;
  const { active, onActive, onPoint, findDay, onPage, onStroke, onOpen, onAnnounce, onCopy, onPaste } = props;
  const { t } = useTranslation('painter');
  const words = useStrokeWords(canvas);
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);
  const [overlay] = useState(createOverlay);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [staffId] = canvas.staffIds;

  const { blocksOn, rows, isLunchUsed } = useTimelineRows({
    dates,
    canvas,
    unsaved,
    names,
    calendarStarts: use(CalendarContext).starts,
    hasAllHours,
    isRoomy,
  });
  const { starts } = rows;
  /** The active half hour, or the first one where the rows do not show it. */
  const current: Cell = {
    date: dates.includes(active.date) ? active.date : (dates[0] ?? active.date),
    start: starts.includes(active.start) ? active.start : (starts[0] ?? active.start),
  };

  /** True when the focus has to follow the active half hour. */
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-date="${current.date}"][data-start="${current.start}"]`)
      ?.focus();
  });

  useEffect(() => {
    if (!anchor) {
      if (overlay.get()?.kind === 'selection') overlay.set(null);
      return;
    }
    const { patch } = paintStroke(canvas, anchor, active, null);
    overlay.set({ kind: 'selection', projectId: null, spans: patchedSpans(patch, staffId) });
  }, [overlay, anchor, active, canvas, staffId]);

  /** Makes a half hour the active one; a selection from `selectedFrom` ends in it. */
  function activate(cell: Cell, selectedFrom: Cell | null) {
    movesFocus.current = true;
    setAnchor(selectedFrom);
    onActive(cell);
    if (selectedFrom) onAnnounce(words.describeSelection(selectedFrom, cell));
  }

  /** A screen reader moves the focus without a key or pointer event. */
  function followFocus({ target }: FocusEvent) {
    const cell = findCell(target);
    if (!cell || (cell.date === current.date && cell.start === current.start)) return;
    setAnchor(null);
    onActive(cell);
  }

  function paint(from: Cell, to: Cell, wanted = brush) {
    if (wanted === undefined) return onAnnounce(t('said.noBrush'));
    const stroke = paintStroke(canvas, from, to, wanted);
    onStroke(stroke);
    setAnchor(null);
    onAnnounce(wanted ? words.describePainted(stroke) : words.describeCleared(stroke));
  }

  /** Continues behind the painted stretch with the next one. */
  function paintWith(digit: number, from: Cell, to: Cell) {
    const next = starts[starts.indexOf(Math.max(from.start, to.start)) + 1];
    activate({ date: to.date, start: next ?? to.start }, null);
    paint(from, to, onBrush(digit));
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
    const [moved] = patchedSpans(stroke.patch, staffId);
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

  const open = (cell: Cell) => onOpen(cell, blockOver(blocksOn(cell.date), cell.start));

  const onKeyDown = (event: KeyboardEvent) =>
    handleTimelineKey(event, {
      dates,
      starts,
      active: current,
      anchor,
      onActive: activate,
      onPage: (step) => {
        movesFocus.current = true;
        setAnchor(null);
        onPage(step);
      },
      onPaint: paint,
      onPaintWith: paintWith,
      onClear: (from, to) => paint(from, to, null),
      onMove: move,
      onOpen: () => open(current),
      onCopy: copy,
      onPaste: () => onPaste(current),
    });

  const pointer = useTimelinePointer({
    grid,
    dates,
    rows,
    canvas,
    brush,
    overlay,
    blocksOn,
    onPoint,
    onPress: (cell, { isTouch, isReplacing }) => {
      const block = blockOver(blocksOn(cell.date), cell.start);
      activate(cell, null);
      if (isTouch && block && brush !== null) return open(cell);
      if (!block || isReplacing || brush === null) paint(cell, cell);
    },
    onSwipe: onPage,
    onStroke: (stroke, kind, to) => {
      onStroke(stroke);
      activate(to, null);
      if (kind !== 'paint') onAnnounce(words.describePlaced(stroke, kind));
      else onAnnounce(brush === null ? words.describeCleared(stroke) : words.describePainted(stroke));
    },
  });

  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        // The first press of a double click has made this half hour active.
        if (event.target instanceof Element && blockOver(blocksOn(current.date), current.start))
          open(current);
      }}
      onContextMenu={(event) => {
        const cell = findCell(event.target);
        if (!cell) return;
        event.preventDefault();
        // A long press paints, so it opens no sheet.
        if (!pointer.isTouching()) open(cell);
      }}
    >
      <div
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-label={label}
        aria-multiselectable
        data-keys="timeline"
        onFocus={followFocus}
        {...pointer.handlers}
        style={{ gridTemplateColumns: `52px repeat(${dates.length}, minmax(0, 1fr))` }}
      >
        <TimelineAxis rows={rows} isLunchUsed={isLunchUsed} />
        {dates.map((date) => (
          <TimelineDay
            key={date}
            date={date}
            isToday={date === today}
            expected={findDay(date)?.expected ?? FULL_DAY_HOURS}
            leave={findDay(date)?.leave ?? 0}
            isOff={DAYS_OFF.has(findDay(date)?.kind ?? 'complete')}
            rows={rows}
            blocks={blocksOn(date)}
            activeStart={date === current.date ? current.start : null}
            overlay={overlay}
          />
        ))}
      </div>
    </div>
  );
}

function findCell(target: EventTarget): Cell | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-start]') : null;
  const { date, start } = cell?.dataset ?? {};
  return isCalendarDate(date) && start ? { date, start: Number(start) } : null;
}
