import type { CalendarDate } from '@/lib/calendar-date';
import { hoursByDate } from './day-hours';
import type { StaffSlots, StartDates } from './slot';

/** The later of joining and permanent employment where known, else the first record, else null. */
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

export function summariseWork(slots: Pick<StaffSlots, 'days' | 'startDates'>) {
  const recordedHours = hoursByDate(slots);
  return { recordedHours, dueFrom: dueFrom(slots.startDates, findFirstRecord(recordedHours)) };
}
