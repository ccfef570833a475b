import {
  addDays,
  datesBetween,
  daysBetween,
  inOrder,
  weekdayOf,
  type CalendarDate,
} from '@/lib/calendar-date';
import { periodsBetween, SLOT_MINUTES, toMinutes, type Period } from '@/lib/time-slot';
import type { DaySlots, RecordedSlots, Slot } from './slot';
import {
  contentAt,
  createPatch,
  isSendable,
  recordedOn,
  type SlotContent,
  type SlotPatch,
} from './slot-patch';

type Rectangle = {
  staffIds: readonly number[];
  dates: readonly CalendarDate[];
  periods: readonly Period[];
};

/** The same for all of these people on all of these dates: 2 staff × 5 dates × 16 half hours are 160. Source: RP-5, RP-7. */
export function patchOfRectangle({ staffIds, dates, periods }: Rectangle, wanted: SlotContent): SlotPatch {
  return createPatch(
    staffIds.flatMap((staff_id) =>
      dates.flatMap((date) => periods.map((period) => ({ staff_id, date, period, wanted }))),
    ),
  );
}

/**
 * What the saved weekday settings give for these people and dates. People and weekdays without settings contribute
 * nothing. Source: RP-9.
 */
export function patchOfSettings(
  { staffIds, dates }: Pick<Rectangle, 'staffIds' | 'dates'>,
  recorded: RecordedSlots,
): SlotPatch {
  return createPatch(
    staffIds.flatMap((staffId) => {
      const settings = recorded.get(staffId)?.settings;
      return dates.flatMap((date) => daySlots(staffId, date, settings?.get(weekdayOf(date))));
    }),
  );
}

type Copy = {
  staffId: number;
  /** The first day that is copied. */
  from: CalendarDate;
  /** The first day that gets it. */
  to: CalendarDate;
  /** 7 for a week. */
  days: number;
};

/** What somebody recorded on some days, for as many other days. Deleted work is left out: no server takes it. */
export function patchOfCopy({ staffId, from, to, days }: Copy, recorded: RecordedSlots): SlotPatch {
  const dates = datesBetween(from, addDays(from, days - 1));
  return createPatch(
    dates.flatMap((date) => {
      const slots = daySlots(staffId, date, recordedOn(recorded, staffId, date));
      const target = addDays(to, daysBetween(from, date));
      return slots.filter((slot) => isSendable(slot, recorded)).map((slot) => ({ ...slot, date: target }));
    }),
  );
}

/** A half hour of a timeline. */
type Cell = { date: CalendarDate; period: Period };

/** What a brush paints from one half hour to another, whichever comes first: work, or nothing for the eraser. */
export function patchOfStroke(
  staffId: number,
  [one, other]: readonly [Cell, Cell],
  wanted: SlotContent,
): SlotPatch {
  const [first, last] = inOrder(one.date, other.date);
  const [start = '', finish = ''] = [one.period, other.period].sort();
  const periods = periodsBetween(toMinutes(start), toMinutes(finish) + SLOT_MINUTES);
  return patchOfRectangle({ staffIds: [staffId], dates: datesBetween(first, last), periods }, wanted);
}

/** The part of a patch whose half hours are empty: what is recorded stays unless the user says otherwise. */
export function intoEmpty(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map([...patch].filter(([, slot]) => contentAt(recorded, slot) === null));
}

function daySlots(staff_id: number, date: CalendarDate, slots: DaySlots | undefined) {
  const inTime = (one: Slot, other: Slot) => (one.period < other.period ? -1 : 1);
  return [...(slots?.values() ?? [])].sort(inTime).map(({ period, projectId, taskId }) => ({
    ...{ staff_id, date, period },
    wanted: { project_id: projectId, task_id: taskId },
  }));
}
