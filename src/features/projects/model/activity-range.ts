import { addMonths, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';

const MONTHS_READ = 12;

/** Returns this month and the eleven before it, in whole months as the server answers. */
export function activityRange(today: CalendarDate): { start: CalendarDate; end: CalendarDate } {
  return { start: addMonths(firstOfMonth(today), 1 - MONTHS_READ), end: lastOfMonth(today) };
}
