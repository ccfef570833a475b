import { addMonths, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';

const MONTHS_READ = 12;

/** Of which days the list of projects tells hours: this month and the eleven before it, as the server answers whole months. */
export function activityRange(today: CalendarDate): { start: CalendarDate; end: CalendarDate } {
  return { start: addMonths(firstOfMonth(today), 1 - MONTHS_READ), end: lastOfMonth(today) };
}
