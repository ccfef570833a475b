import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY } from '@/lib/time-slot';
import { createPatch, isSendable, packSlotKey, type SlotPatch } from '@/features/work/model/slot-patch';
import type { WorkIds } from '@/features/work/model/slot';
import { contentOn, type Canvas } from './stroke';
import type { Cell } from './timeline-cells';

/** `days` and `minutes` are distances from the first copied half hour, which may be empty. */
export type Clip = readonly { days: number; minutes: number; work: WorkIds }[];

/** The half hours of a clip that is pasted at `at`; those outside of the day or the dates are dropped. */
export function clipPatch(
  { staffIds }: Canvas,
  clip: Clip,
  at: Cell,
  dates: readonly CalendarDate[],
): SlotPatch {
  const first = dates.indexOf(at.date);
  return createPatch(
    clip.flatMap(({ days, minutes, work }) => {
      const date = dates[first + days];
      const start = at.start + minutes;
      if (date === undefined || start >= MINUTES_PER_DAY) return [];
      return staffIds.map((staffId) => ({ staffId, date, minutes: start, wanted: work }));
    }),
  );
}

/** Leaves out deleted work, as other copies do. */
export function copyClip(canvas: Canvas, cells: readonly Cell[], dates: readonly CalendarDate[]): Clip {
  const [origin] = cells;
  const [staffId] = canvas.staffIds;
  if (!origin) return [];
  return cells.flatMap(({ date, start }) => {
    const key = { staffId, date, minutes: start };
    if (!canvas.painted.has(packSlotKey(key)) && !isSendable(key, canvas.recorded)) return [];
    const work = contentOn(canvas, key);
    const days = dates.indexOf(date) - dates.indexOf(origin.date);
    return work ? [{ days, minutes: start - origin.start, work }] : [];
  });
}
