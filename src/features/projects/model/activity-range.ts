import { addMonths, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';

const MONTHS_READ = 12;

/** Returns this month and the eleven before it. The server answers for whole months. */
export function activityRange(today: CalendarDate): { start: CalendarDate; end: CalendarDate } {
  return { start: addMonths(firstOfMonth(today), 1 - MONTHS_READ), end: lastOfMonth(today) };
}
