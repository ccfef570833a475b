import { expectedHours } from '@/features/work/model/expected-hours';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';

/** The days between two others, both included and in whichever order, on which the company works. */
export function workDatesBetween(
  one: CalendarDate,
  other: CalendarDate,
  holidays?: ReadonlySet<CalendarDate>,
): CalendarDate[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  return datesBetween(from, to).filter((date) => expectedHours(date, { holidays }) > 0);
}
