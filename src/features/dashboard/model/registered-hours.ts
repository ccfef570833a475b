import { belongsTo, type Overtime, type Person } from '@/features/leave/model/leave';
import { checkOvertimes } from '@/features/leave/model/check-overtimes';
import type { CalendarDate } from '@/lib/calendar-date';

/** True for accepted or complete overtime. An older server sends no state, so all of its overtime counts. */
const isGranted = ({ state }: Overtime) => state === null || state === 'accepted' || state === 'complete';

/** Sums the granted overtime of a person by date; omits overtime without a date, and that of days to come. */
export function registeredHours(
  overtimes: readonly Overtime[],
  person: Person,
  today: CalendarDate,
): ReadonlyMap<CalendarDate, number> {
  const hoursByDate = new Map<CalendarDate, number>();
  const own = overtimes.filter((overtime) => belongsTo(overtime, person) && isGranted(overtime));
  for (const { overtime, hours } of checkOvertimes(own)) {
    const { date } = overtime;
    if (date !== null && date <= today) hoursByDate.set(date, (hoursByDate.get(date) ?? 0) + hours);
  }
  return hoursByDate;
}
