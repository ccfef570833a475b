import { expectedHours } from '@/features/work/model/expected-hours';
import { findWorkHours, type WorkCalendar, type Employee } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';
import { groupBy } from '@/lib/group-by';
import { belongsTo, type Leave, type LeaveRecord, type Person } from '../../model/leave';
import { findRecord, paidDays, type PaidDay } from '../../model/paid-days';
import { leaveHoursByDate } from '../../model/split-leave';

/** Existing leave, no expected hours, no leave record for the year, or recorded hours, in the order of the screen. */
export const WARNINGS = ['onLeave', 'off', 'noRecord', 'recorded'] as const;

export type Warning = (typeof WARNINGS)[number];

export type PersonDay = { date: CalendarDate; warnings: readonly Warning[]; recordedHours: number };

export type CompanyDayFacts = {
  dates: readonly CalendarDate[];
  findLeaves: (person: Person) => readonly Leave[];
  records: readonly LeaveRecord[];
  joinDates: ReadonlyMap<number, CalendarDate>;
  calendar?: WorkCalendar;
  /** Undefined for a date whose hours could not be read. */
  findRecordedHours: (date: CalendarDate) => ReadonlyMap<number, number> | undefined;
};

export function personDays(person: Person & Employee, facts: CompanyDayFacts): PersonDay[] {
  const leave = leaveHoursByDate(facts.findLeaves(person));
  const joinDate = facts.joinDates.get(person.id) ?? null;
  const hours = findWorkHours(facts.calendar, person);
  const records = facts.records.filter((record) => belongsTo(record, person));
  return facts.dates.map((date) => {
    const recordedHours = facts.findRecordedHours(date)?.get(person.id) ?? 0;
    const applies: Record<Warning, boolean> = {
      onLeave: leave.has(date),
      off: expectedHours(date, { joinDate, ...hours }) === 0,
      noRecord: !findRecord(records, person, date),
      recorded: recordedHours > 0,
    };
    return { date, warnings: WARNINGS.filter((warning) => applies[warning]), recordedHours };
  });
}

export function daysToRegister(days: readonly PersonDay[], excluded: ReadonlySet<Warning>): PersonDay[] {
  return days.filter(({ warnings }) => !warnings.some((warning) => excluded.has(warning)));
}

/** Counts the people with each warning. */
export function countWarnings(daysOfPeople: Iterable<readonly PersonDay[]>): Record<Warning, number> {
  const counts = { onLeave: 0, off: 0, noRecord: 0, recorded: 0 };
  for (const days of daysOfPeople) {
    for (const warning of WARNINGS) {
      if (days.some(({ warnings }) => warnings.includes(warning))) counts[warning] += 1;
    }
  }
  return counts;
}

/** By person, the dates that the balance does not fully pay; each date takes `hours` of leave. */
export function unpaidDays(
  people: readonly Person[],
  records: readonly LeaveRecord[],
  findDates: (person: Person) => readonly CalendarDate[],
  hours: number,
): ReadonlyMap<number, PaidDay[]> {
  const recordsByStaffId = groupBy(records, ({ staffId }) => staffId);
  // Records without an id belong to a person by their names.
  const unidentified = recordsByStaffId.get(null) ?? [];
  return new Map(
    people.map((person) => {
      const candidates = [...(recordsByStaffId.get(person.id) ?? []), ...unidentified];
      const days = paidDays(candidates, person, findDates(person), hours);
      return [person.id, days.filter(({ unpaid }) => unpaid > 0)];
    }),
  );
}
