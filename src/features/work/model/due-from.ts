import type { CalendarDate } from '@/lib/calendar-date';
import { hoursByDate } from './day-hours';
import type { StaffSlots, StartDates } from './slot';

/**
 * Returns the first day with hours due, for every screen: the later of joining and permanent employment as
 * far as they are known, else the first record; null without a record, when no hours are due.
 *
 * Screens that read different dates would disagree, so both dates come with the one read that every screen of
 * a person makes: `staff/get` of their half hours holds the permanent date, and the skill sheet in it the
 * date of joining. The month-closing board takes the dates from the lists of members and skill sheets, and
 * reads the half hours of people without a date, because no answer about all members says whether a person
 * recorded anything before the month.
 */
export function dueFrom(
  { joinDate, permanentDate }: StartDates,
  firstRecord: CalendarDate | null,
): CalendarDate | null {
  if (joinDate !== null && permanentDate !== null) return joinDate > permanentDate ? joinDate : permanentDate;
  return joinDate ?? permanentDate ?? firstRecord;
}

export function findFirstRecord(recordedHours: ReadonlyMap<CalendarDate, number>): CalendarDate | null {
  let first: CalendarDate | null = null;
  for (const [date, hours] of recordedHours) if (hours > 0 && (first === null || date < first)) first = date;
  return first;
}

/** Summarises one person's half hours: hours by date, and the first day with hours due. */
export function summariseWork(slots: Pick<StaffSlots, 'days' | 'startDates'>) {
  const recordedHours = hoursByDate(slots);
  return { recordedHours, dueFrom: dueFrom(slots.startDates, findFirstRecord(recordedHours)) };
}
