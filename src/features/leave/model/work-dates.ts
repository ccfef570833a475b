import { expectedHours } from '@/features/work/model/expected-hours';
import type { WorkHours } from '@/features/work/model/work-calendar';
import { datesBetween, inOrder, type CalendarDate } from '@/lib/calendar-date';

export function offDates(dates: readonly CalendarDate[], hours: WorkHours): CalendarDate[] {
  return dates.filter((date) => expectedHours(date, hours) === 0).sort();
}

/** Returns the dates with working hours between two dates in either order, both included. */
export function workDatesBetween(
  first: CalendarDate,
  second: CalendarDate,
  hours: WorkHours,
): CalendarDate[] {
  return datesBetween(...inOrder(first, second)).filter((date) => expectedHours(date, hours) > 0);
}
