import { firstOfMonth, isCalendarDate, type CalendarDate } from '@/lib/calendar-date';

/** The first day of the month of `?month=2026-10`; else of the month of today. */
export function readPersonMonth(params: URLSearchParams, today: CalendarDate): CalendarDate {
  const asked = `${params.get('month')}-01`;
  return isCalendarDate(asked) ? asked : firstOfMonth(today);
}

/** What the address says of a month: nothing of the one of today. */
export function personMonthField(month: CalendarDate, today: CalendarDate): string | null {
  return month === firstOfMonth(today) ? null : month.slice(0, 7);
}
