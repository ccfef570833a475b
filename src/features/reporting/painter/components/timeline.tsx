import { use, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { SlotPatch, WorkNames } from '@/features/work/model/slot-patch';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useToday } from '@/ui/page/use-today';
import { CalendarEventsContext } from '../../calendar/components/calendar-events-context';
import type { Canvas, Stroke } from '../model/stroke';
import type { TimelineBlock } from '../model/timeline-blocks';
import type { Cell } from '../model/timeline-cells';
import { handleTimelineKey } from './handle-timeline-key';
import { createOverlayStore, type OverlayStore } from './overlay-store';
import { TimelineAxis } from './timeline-axis';
import { TimelineDay } from './timeline-day';
import styles from './timeline.module.css';
import type { Brush } from './use-brushes';
import { useTimelineActions } from './use-timeline-actions';
import { useTimelinePointer } from './use-timeline-pointer';
import { useTimelineRows } from './use-timeline-rows';
import { useTimelineSelection } from './use-timeline-selection';

type TimelineProps = {
  label: string;
  dates: readonly CalendarDate[];
  canvas: Canvas;
  unsaved: SlotPatch;
  names: WorkNames;
  brush: Brush;
  /** Chooses the brush of a key, 0 for the eraser; undefined without one. */
  chooseBrush: (digit: number) => Brush;
  hasAllHours: boolean;
  /** The kind, expected hours and leave of a day; undefined while they load. */
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

const AXIS_WIDTH = '52px';

const DAYS_OFF: ReadonlySet<DayKind> = new Set(['weekend', 'free', 'holiday', 'leave']);

export function Timeline(props: TimelineProps) {
  const { label, dates, findDay, onPage, onPaste } = props;
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);
  const [overlay] = useState(createOverlayStore);
  const { blocksOn, rows, isLunchUsed, selection, actions, pointer } = useTimeline(props, grid, overlay);
  const { starts } = rows;
  const { current } = selection;

  function openSheet(event: MouseEvent) {
    const cell = findCell(event.target);
    if (!cell) return;
    event.preventDefault();
    // A long press paints, so it opens no sheet.
    if (!pointer.isTouching()) actions.open(cell);
  }

  return (
    <div
      role="presentation"
      onKeyDown={(event) => handleTimelineKey(event, { dates, starts, selection, actions, onPage, onPaste })}
      onContextMenu={openSheet}
    >
      <div
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-label={label}
        data-keys="timeline"
        onFocus={({ target }) => selection.followFocus(findCell(target))}
        {...pointer.handlers}
        style={{ gridTemplateColumns: `${AXIS_WIDTH} repeat(${dates.length}, minmax(0, 1fr))` }}
      >
        <TimelineAxis rows={rows} isLunchUsed={isLunchUsed} />
        {dates.map((date) => {
          const day = findDay(date);
          return (
            <TimelineDay
              key={date}
              date={date}
              isToday={date === today}
              expected={day?.expected ?? FULL_DAY_HOURS}
              leave={day?.leave ?? 0}
              isOff={day !== undefined && DAYS_OFF.has(day.kind)}
              rows={rows}
              blocks={blocksOn(date)}
              activeStart={date === current.date ? current.start : null}
              overlay={overlay}
            />
          );
        })}
      </div>
    </div>
  );
}

function useTimeline(props: TimelineProps, grid: RefObject<HTMLElement | null>, overlay: OverlayStore) {
  const { dates, canvas, unsaved, names, brush, chooseBrush, hasAllHours, isRoomy } = props;
  const { active, onActive, onPoint, onPage, onStroke, onOpen, onAnnounce, onCopy } = props;
  const { blocksOn, rows, isLunchUsed } = useTimelineRows({
    dates,
    canvas,
    unsaved,
    names,
    calendarStarts: use(CalendarEventsContext).starts,
    hasAllHours,
    isRoomy,
  });
  const { starts } = rows;
  const selection = useTimelineSelection({
    grid,
    dates,
    starts,
    canvas,
    overlay,
    active,
    onActive,
    onAnnounce,
  });
  const actions = useTimelineActions({
    dates,
    starts,
    canvas,
    blocksOn,
    brush,
    chooseBrush,
    selection,
    onStroke,
    onOpen,
    onAnnounce,
    onCopy,
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
    onPress: actions.press,
    onDoublePress: actions.openBlock,
    onSwipe: onPage,
    onStroke: actions.endGesture,
  });
  return { blocksOn, rows, isLunchUsed, selection, actions, pointer };
}

function findCell(target: EventTarget): Cell | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-start]') : null;
  const { date, start } = cell?.dataset ?? {};
  return isCalendarDate(date) && start ? { date, start: Number(start) } : null;
}
