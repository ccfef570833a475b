import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { DaySlots, StaffSlots } from './slot';
import { countOn, datesOf } from './slot-days';

/** What a full day amounts to, in hours. */
export const FULL_DAY_HOURS = 8;

/** Half hours as hours: 16 gives 8. */
export function hoursOf(slotCount: number): number {
  return slotCount * SLOT_HOURS;
}

/** Hours recorded on a day. */
export function recordedHours(slots: DaySlots | undefined): number {
  return hoursOf(slots?.size ?? 0);
}

/** Hours of each date on which somebody recorded any. */
export function hoursByDate({ days }: Pick<StaffSlots, 'days'>): ReadonlyMap<CalendarDate, number> {
  return new Map(datesOf(days).map((date) => [date, hoursOf(countOn(days, date))]));
}
