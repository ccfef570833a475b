import type { CalendarDate } from '@/lib/calendar-date';
import type { Leave, Overtime, Person } from './leave';
import { mergeLeaveParts } from './split-leave';

export type ExistingEntries = {
  date: CalendarDate;
  /** A partly paid leave counts as one. */
  leaves: Leave[];
  overtimes: Overtime[];
  recordedHours: number;
  colleagues: Person[];
};

type PersonFacts = {
  leaves: readonly Leave[];
  overtimes: readonly Overtime[];
  recordedHours: ReadonlyMap<CalendarDate, number>;
  findColleagues?: (date: CalendarDate) => Person[];
};

/** Returns the dates that have entries, sorted. */
export function findExistingEntries(dates: readonly CalendarDate[], facts: PersonFacts): ExistingEntries[] {
  return dates
    .toSorted()
    .map((date) => ({
      date,
      leaves: mergeLeaveParts(facts.leaves.filter((leave) => leave.date === date)),
      overtimes: facts.overtimes.filter((overtime) => overtime.date === date),
      recordedHours: facts.recordedHours.get(date) ?? 0,
      colleagues: facts.findColleagues?.(date) ?? [],
    }))
    .filter(
      ({ leaves, overtimes, recordedHours, colleagues }) =>
        leaves.length > 0 || overtimes.length > 0 || recordedHours > 0 || colleagues.length > 0,
    );
}

/** Creates a finder of other people with leave on a date, in the order of `people`. */
export function createColleagueFinder(
  people: readonly Person[],
  findLeaves: (person: Person) => readonly Leave[],
) {
  const byDate = new Map<CalendarDate, Set<Person>>();
  for (const person of people) {
    for (const { date } of findLeaves(person)) {
      if (date !== null) byDate.set(date, (byDate.get(date) ?? new Set<Person>()).add(person));
    }
  }
  return (self: Person, date: CalendarDate): Person[] =>
    [...(byDate.get(date) ?? [])].filter(({ id }) => id !== self.id);
}
