import { useMemo } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { recordedOn, type SlotPatch, type WorkNames } from '@/features/work/model/slot-patch';
import { isLunch } from '@/features/work/model/usual-day';
import type { Canvas } from '../model/stroke';
import { blockOver, timelineBlocks } from '../model/timeline-blocks';
import { rowStarts } from '../model/timeline-cells';
import { layRows, ROW_HEIGHT } from './row-geometry';

type Options = {
  dates: readonly CalendarDate[];
  canvas: Canvas;
  unsaved: SlotPatch;
  names: WorkNames;
  /** The half hours of calendar events that must be visible, such as the lunch that an event takes. */
  calendarStarts: readonly number[];
  hasAllHours: boolean;
  isRoomy: boolean;
};

export function useTimelineRows(options: Options) {
  const { dates, canvas, unsaved, names, calendarStarts, hasAllHours, isRoomy } = options;
  const [staffId] = canvas.staffIds;

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
    const blockStarts = blocks.flatMap(({ start, finish }) => [start, finish - SLOT_MINUTES]);
    const starts = rowStarts([...calendarStarts, ...blockStarts], hasAllHours);
    const isUsed =
      calendarStarts.some(isLunch) ||
      starts.some((start) => isLunch(start) && blockOver(blocks, start) !== undefined);
    const height = isRoomy || calendarStarts.length > 0 ? ROW_HEIGHT.roomy : ROW_HEIGHT.dense;
    return { rows: layRows(starts, height, isUsed), isLunchUsed: isUsed };
  }, [days, calendarStarts, hasAllHours, isRoomy]);

  return { blocksOn: (date: CalendarDate) => days.get(date) ?? [], rows, isLunchUsed };
}
