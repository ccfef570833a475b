import { expectedHours } from '@/features/work/model/expected-hours';
import type { WorkHours } from '@/features/work/model/work-calendar';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';

/** The days on which somebody with these hours does not work: as a rule weekends and holidays. */
export function offDates(dates: readonly CalendarDate[], hours: WorkHours): CalendarDate[] {
  return dates.filter((date) => expectedHours(date, hours) === 0).sort();
}

/** The days between two others, both included and in whichever order, on which somebody with these hours works. */
export function workDatesBetween(one: CalendarDate, other: CalendarDate, hours: WorkHours): CalendarDate[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  return datesBetween(from, to).filter((date) => expectedHours(date, hours) > 0);
}
