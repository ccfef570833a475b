import { use, useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { formatClock } from '@/i18n/format';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useToday } from '@/ui/page/use-today';
import type { SlotPatch, WorkNames } from '@/features/work/model/slot-patch';
import { recordedOn } from '@/features/work/model/slot-patch';
import { CalendarContext } from '../../calendar/components/calendar-view';
import { movableStretch } from '../model/sheet-stretch';
import { moveStroke, paintStroke, type Canvas, type Stroke } from '../model/stroke';
import { blockOver, previewStretches, timelineBlocks, type TimelineBlock } from '../model/timeline-blocks';
import { isLunch, LUNCH_FINISH, LUNCH_START, rowStarts, type Cell } from '../model/timeline-cells';
import { createOverlay } from './overlay-store';
import { toGridRow, layRows, ROW_HEIGHT, gridTemplate } from './row-geometry';
import { TimelineDay } from './timeline-day';
import styles from './timeline.module.css';
import type { Brush } from './use-brushes';
import { useStrokeWords } from './use-stroke-words';
import { selectedCells, useTimelineKeys } from './use-timeline-keys';
import { useTimelinePointer } from './use-timeline-pointer';

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
  onSaid: (words: string) => void;
  onCopy: (cells: readonly Cell[], isDay: boolean) => void;
  onPaste: (cell: Cell) => void;
};

const OFF: ReadonlySet<DayKind> = new Set(['weekend', 'free', 'holiday', 'leave']);

/** Days as columns of half hours: painted, moved and resized with a pointer, or with keys in one grid. */
export function Timeline(props: TimelineProps) {
  const { label, dates, canvas, unsaved, names, brush, onBrush, hasAllHours, isRoomy } = props;
  const { active, onActive, onPoint, findDay, onPage, onStroke, onOpen, onSaid, onCopy, onPaste } = props;
  const { t } = useTranslation('painter');
  const words = useStrokeWords(canvas);
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);
  const [overlay] = useState(createOverlay);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [staffId = 0] = canvas.staffIds;
  const fromCalendar = use(CalendarContext).starts;

  const days = useMemo(
    () =>
      new Map(
        dates.map((date) => {
          const recorded = recordedOn(canvas.recorded, staffId, date);
          return [date, timelineBlocks({ recorded, painted: unsaved, staffId, date, names })];
        }),
      ),
    [dates, canvas.recorded, staffId, unsaved, names],
  );
  const { rows, isLunchUsed } = useMemo(() => {
    const blocks = [...days.values()].flat();
    const starts = rowStarts(
      [...fromCalendar, ...blocks.flatMap(({ start, finish }) => [start, finish - SLOT_MINUTES])],
      hasAllHours,
    );
    const isUsed =
      fromCalendar.some(isLunch) ||
      starts.some((start) => isLunch(start) && blockOver(blocks, start) !== undefined);
    const height = isRoomy || fromCalendar.length > 0 ? ROW_HEIGHT.roomy : ROW_HEIGHT.dense;
    return { rows: layRows(starts, height, isUsed), isLunchUsed: isUsed };
  }, [days, fromCalendar, hasAllHours, isRoomy]);
  const { starts } = rows;
  const here: Cell = {
    date: dates.includes(active.date) ? active.date : (dates[0] ?? active.date),
    start: starts.includes(active.start) ? active.start : (starts[0] ?? active.start),
  };
  const blocksOn = (date: CalendarDate) => days.get(date) ?? [];
  const clock = (minutes: number) => formatClock(toClockTime(minutes));

  /** True when the focus has to follow the active half hour. */
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-date="${here.date}"][data-start="${here.start}"]`)
      ?.focus({ preventScroll: false });
  });

  useEffect(() => {
    if (!anchor) {
      if (overlay.get()?.kind === 'selection') overlay.set(null);
      return;
    }
    const { patch } = paintStroke(canvas, anchor, active, null);
    overlay.set({ kind: 'selection', projectId: null, stretches: previewStretches(patch, staffId) });
  }, [overlay, anchor, active, canvas, staffId]);

  function go(cell: Cell, from: Cell | null) {
    movesFocus.current = true;
    setAnchor(from);
    onActive(cell);
    if (from) onSaid(words.selected(from, cell));
  }

  /** A screen reader moves the focus without a key or pointer event. */
  function followFocus({ target }: FocusEvent) {
    const cell = findCell(target);
    if (!cell || (cell.date === here.date && cell.start === here.start)) return;
    setAnchor(null);
    onActive(cell);
  }

  function paint(from: Cell, to: Cell, wanted = brush) {
    if (wanted === undefined) return onSaid(t('said.noBrush'));
    const stroke = paintStroke(canvas, from, to, wanted);
    onStroke(stroke);
    setAnchor(null);
    onSaid(wanted ? words.painted(stroke) : words.cleared(stroke));
  }

  /** Continues behind the painted stretch with the next one. */
  function paintWith(digit: number, from: Cell, to: Cell) {
    const next = starts[starts.indexOf(Math.max(from.start, to.start)) + 1];
    go({ date: to.date, start: next ?? to.start }, null);
    paint(from, to, onBrush(digit));
  }

  function move({ days: by, minutes }: { days: number; minutes: number }) {
    const stretch = movableStretch({ cell: here, block: blockOver(blocksOn(here.date), here.start) });
    const date = addDays(here.date, by);
    if (!stretch || !dates.includes(date)) return;
    const stroke = moveStroke(canvas, stretch, { date, start: stretch.start + minutes });
    onStroke(stroke);
    const [to] = previewStretches(stroke.patch, staffId);
    if (!to) return;
    go({ date, start: to.start }, null);
    onSaid(words.placed(stroke, 'move'));
  }

  /** A single half hour copies its whole day. */
  function copy() {
    const cells = anchor ? selectedCells(anchor, here) : starts.map((start) => ({ date: here.date, start }));
    onCopy(cells, anchor === null);
  }

  const open = (cell: Cell) => onOpen(cell, blockOver(blocksOn(cell.date), cell.start));

  const onKeyDown = useTimelineKeys({
    dates,
    starts,
    active: here,
    anchor,
    onActive: go,
    onPage: (step) => {
      movesFocus.current = true;
      setAnchor(null);
      onPage(step);
    },
    onPaint: paint,
    onPaintWith: paintWith,
    onClear: (from, to) => paint(from, to, null),
    onMove: move,
    onOpen: () => open(here),
    onCopy: copy,
    onPaste: () => onPaste(here),
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
    onPress: (cell, { isTouch, isOver }) => {
      const block = blockOver(blocksOn(cell.date), cell.start);
      go(cell, null);
      if (isTouch && block && brush !== null) return open(cell);
      if (!block || isOver || brush === null) paint(cell, cell);
    },
    onSwipe: onPage,
    onStroke: (stroke, kind, to) => {
      onStroke(stroke);
      go(to, null);
      if (kind !== 'paint') onSaid(words.placed(stroke, kind));
      else onSaid(brush === null ? words.cleared(stroke) : words.painted(stroke));
    },
  });

  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        // The first press of a double click has made this half hour active.
        if (event.target instanceof Element && blockOver(blocksOn(here.date), here.start)) open(here);
      }}
      onContextMenu={(event) => {
        const cell = findCell(event.target);
        if (!cell) return;
        event.preventDefault();
        // A long press paints, so it opens no sheet.
        if (!pointer.isTouched()) open(cell);
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
        <div className={styles.axis} aria-hidden style={{ gridTemplateRows: gridTemplate(rows) }}>
          {starts.map((start, index) =>
            isLunch(start) && !isLunchUsed ? null : (
              <span key={start} style={{ gridRow: index + 1 }}>
                {(start % 60 === 0 || index === 0) && clock(start)}
              </span>
            ),
          )}
          {!isLunchUsed && (
            <span className={styles.lunch} style={{ gridRow: toGridRow(rows, LUNCH_START, LUNCH_FINISH) }}>
              {t('lunch')}
            </span>
          )}
        </div>
        {dates.map((date) => (
          <TimelineDay
            key={date}
            date={date}
            isToday={date === today}
            expected={findDay(date)?.expected ?? FULL_DAY_HOURS}
            leave={findDay(date)?.leave ?? 0}
            isOff={OFF.has(findDay(date)?.kind ?? 'complete')}
            rows={rows}
            blocks={blocksOn(date)}
            activeStart={date === here.date ? here.start : null}
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
