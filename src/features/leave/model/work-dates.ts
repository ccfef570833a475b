import { expectedHours } from '@/features/work/model/expected-hours';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';

/** The days on which the company does not work: weekends and its holidays. */
export function offDates(
  dates: readonly CalendarDate[],
  holidays?: ReadonlySet<CalendarDate>,
): CalendarDate[] {
  return dates.filter((date) => expectedHours(date, { holidays }) === 0).sort();
}

/** The days between two others, both included and in whichever order, on which the company works. */
export function workDatesBetween(
  one: CalendarDate,
  other: CalendarDate,
  holidays?: ReadonlySet<CalendarDate>,
): CalendarDate[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  return datesBetween(from, to).filter((date) => expectedHours(date, { holidays }) > 0);
}
