import type { CalendarDate } from '@/lib/calendar-date';
import { hoursByDate } from './day-hours';
import type { StaffSlots, StartDates } from './slot';

/**
 * The first day of which hours are due, on every screen: the later of joining and permanent employment as far as they are known, else
 * the first record; null where there is no record either, and nothing is due.
 *
 * A screen that lacked one of the dates would disagree with the others. So both come with the one read that every screen of a person
 * makes: `staff/get` of their half hours carries the permanent date, and the date of joining in the skill sheet. The month-closing
 * board has them of everybody, from the lists of members and skill sheets, and reads the half hours of those without a date: whether
 * a person recorded anything before the month stands in no answer about everybody.
 */
export function dueFrom(
  { joinDate, permanentDate }: StartDates,
  firstRecord: CalendarDate | null,
): CalendarDate | null {
  if (joinDate !== null && permanentDate !== null) return joinDate > permanentDate ? joinDate : permanentDate;
  return joinDate ?? permanentDate ?? firstRecord;
}

/** The first day with recorded hours. */
export function firstRecordOf(recordedHours: ReadonlyMap<CalendarDate, number>): CalendarDate | null {
  let first: CalendarDate | null = null;
  for (const [date, hours] of recordedHours) if (hours > 0 && (first === null || date < first)) first = date;
  return first;
}

/** What a read of one person's half hours says of their days: hours by date, and from when on they are due. */
export function workOf(slots: Pick<StaffSlots, 'days' | 'startDates'>) {
  const recordedHours = hoursByDate(slots);
  return { recordedHours, dueFrom: dueFrom(slots.startDates, firstRecordOf(recordedHours)) };
}
