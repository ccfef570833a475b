import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { DaySlots, StaffSlots } from './slot';
import { countOn, recordedDates } from './slot-days';

export const FULL_DAY_HOURS = 8;

export function toHours(slotCount: number): number {
  return slotCount * SLOT_HOURS;
}

export function recordedHours(slots: DaySlots | undefined): number {
  return toHours(slots?.size ?? 0);
}

export function hoursByDate({ days }: Pick<StaffSlots, 'days'>): ReadonlyMap<CalendarDate, number> {
  return new Map(recordedDates(days).map((date) => [date, toHours(countOn(days, date))]));
}
