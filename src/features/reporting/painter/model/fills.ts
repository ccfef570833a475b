import { addDays, addMonths, datesBetween, firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { createCopyPatch, createSettingsPatch, deletedSettings } from '@/features/work/model/patch-sources';
import { createPatch, recordedOn, type SlotPatch } from '@/features/work/model/slot-patch';
import type { WorkIds } from '@/features/work/model/slot';
import {
  daysToComplete,
  daysToCompleteNow,
  workMonth,
  type WorkFacts,
} from '@/features/work/model/work-days';
import { contentOn, type Canvas } from './stroke';
import { USUAL_STARTS } from './timeline-cells';

export type FillKind = 'defaults' | 'missing' | 'lastWeek' | 'lastDay' | 'sameWeekday' | 'rest';

export type FillTarget = {
  dates: readonly CalendarDate[];
  /** The active day, for fills of one day. */
  date: CalendarDate;
  findDaysToComplete: (staffId: number) => readonly CalendarDate[];
  brush: WorkIds | null;
};

/** The half hours to fill; `skipped`: those whose project or task was deleted. */
export type Fill = { patch: SlotPatch; skipped: number };

/** Longer than most leave. */
const MOST_DAYS_BACK = 14;

/** The half hours of a fill, before existing ones are left out. */
export function createFill(
  kind: FillKind,
  canvas: Canvas,
  { dates, date, findDaysToComplete, brush }: FillTarget,
): Fill {
  const [first = date] = dates;
  switch (kind) {
    case 'defaults':
      return fillDefaults(canvas, () => dates);
    case 'missing':
      return fillDefaults(canvas, findDaysToComplete);
    case 'lastWeek':
      return copyDays(canvas, addDays(first, -7), first, dates.length);
    case 'sameWeekday':
      return copyDays(canvas, addDays(date, -7), date, 1);
    case 'lastDay': {
      const from = lastDayBefore(canvas, date);
      return from ? copyDays(canvas, from, date, 1) : { patch: new Map(), skipped: 0 };
    }
    case 'rest':
      return { patch: brush ? restOfDay(canvas, date, brush) : new Map(), skipped: 0 };
  }
}

function fillDefaults(
  { staffIds, recorded }: Canvas,
  findDates: (staffId: number) => readonly CalendarDate[],
): Fill {
  const targets = staffIds.map((id) => ({ staffIds: [id], dates: findDates(id) }));
  return {
    patch: mergePatches(targets.map((target) => createSettingsPatch(target, recorded))),
    skipped: targets.flatMap((target) => deletedSettings(target, recorded)).length,
  };
}

function copyDays(canvas: Canvas, from: CalendarDate, to: CalendarDate, days: number): Fill {
  const { staffIds, recorded } = canvas;
  const patch = mergePatches(
    staffIds.map((staffId) => createCopyPatch({ staffId, from, to, days }, recorded)),
  );
  let count = 0;
  for (const staffId of staffIds) {
    for (const date of datesBetween(from, addDays(from, days - 1))) {
      count += recordedOn(recorded, staffId, date).size;
    }
  }
  return { patch, skipped: count - patch.size };
}

const mergePatches = (patches: readonly SlotPatch[]): SlotPatch =>
  new Map(patches.flatMap((patch) => [...patch]));

/** The last day with records of the shown person, which the other people copy too. */
function lastDayBefore(
  { staffIds: [staffId], recorded }: Canvas,
  date: CalendarDate,
): CalendarDate | undefined {
  const days = Array.from({ length: MOST_DAYS_BACK }, (_, index) => addDays(date, -1 - index));
  return days.find((day) => recordedOn(recorded, staffId, day).size > 0);
}

function restOfDay(canvas: Canvas, date: CalendarDate, wanted: WorkIds): SlotPatch {
  return createPatch(
    canvas.staffIds.flatMap((staffId) =>
      USUAL_STARTS.map((minutes) => ({ staffId, date, minutes, wanted })).filter(
        (slot) => contentOn(canvas, slot) === null,
      ),
    ),
  );
}

/** The days to complete in the month of a date; for this and the last month, those of both. */
export function daysToCompleteAround(date: CalendarDate, facts: WorkFacts): CalendarDate[] {
  const month = firstOfMonth(date);
  const thisMonth = firstOfMonth(facts.today);
  const isNow = month === thisMonth || month === addMonths(thisMonth, -1);
  return (isNow ? daysToCompleteNow(facts) : daysToComplete(workMonth(month, facts))).map((day) => day.date);
}
