import { belongsTo, type Overtime, type Person } from '@/features/leave/model/leave';
import { checkOvertimes } from '@/features/leave/model/odd-overtime';
import type { CalendarDate } from '@/lib/calendar-date';

/** Overtime that was accepted or is complete. An older server sends no state: all of its overtime counts. */
const isGranted = ({ state }: Overtime) => state === null || state === 'accepted' || state === 'complete';

/** The hours of granted overtime of a person by date; what has no date is left out. */
export function registeredHours(
  overtimes: readonly Overtime[],
  person: Person,
): ReadonlyMap<CalendarDate, number> {
  const hours = new Map<CalendarDate, number>();
  const own = overtimes.filter((overtime) => belongsTo(overtime, person) && isGranted(overtime));
  for (const { overtime, hours: counted } of checkOvertimes(own)) {
    const { date } = overtime;
    if (date !== null) hours.set(date, (hours.get(date) ?? 0) + counted);
  }
  return hours;
}
