import type { CalendarDate } from '@/lib/calendar-date';
import type { Leave, Person } from './leave';

/** Finds who else has leave on a date, in the order of `people`. */
export function createColleagueFinder<Someone extends Person>(
  people: readonly Someone[],
  leavesOf: (person: Someone) => readonly Leave[],
) {
  const byDate = new Map<CalendarDate, Set<Someone>>();
  for (const person of people) {
    for (const { date } of leavesOf(person)) {
      if (date !== null) byDate.set(date, (byDate.get(date) ?? new Set<Someone>()).add(person));
    }
  }
  return (self: Person, date: CalendarDate): Someone[] =>
    [...(byDate.get(date) ?? [])].filter(({ id }) => id !== self.id);
}
