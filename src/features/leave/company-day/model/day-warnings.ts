import { expectedHours } from '@/features/work/model/expected-hours';
import { findWorkHours, type WorkCalendar, type Employee } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';
import { groupBy } from '@/lib/group-by';
import { belongsTo, type Leave, type LeaveRecord, type Person } from '../../model/leave';
import { timesLeaveSaved } from '../../model/lost-response';
import { paidDays, type PaidDay } from '../../model/paid-days';
import type { LeavePayload } from '../../model/registration';
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

/** Returns each chosen date of a person with its warnings. */
export function personDays(person: Person & Employee, facts: CompanyDayFacts): PersonDay[] {
  const leave = leaveHoursByDate(facts.findLeaves(person));
  const joinDate = facts.joinDates.get(person.id) ?? null;
  const hours = findWorkHours(facts.calendar, person);
  const years = facts.records.filter((record) => belongsTo(record, person)).map(({ year }) => year);
  return facts.dates.map((date) => {
    const recordedHours = facts.findRecordedHours(date)?.get(person.id) ?? 0;
    const applies: Record<Warning, boolean> = {
      onLeave: leave.has(date),
      off: expectedHours(date, { joinDate, ...hours }) === 0,
      noRecord: !years.some((year) => year === null || year === Number(date.slice(0, 4))),
      recorded: recordedHours > 0,
    };
    return { date, warnings: WARNINGS.filter((warning) => applies[warning]), recordedHours };
  });
}

/** Returns a person's days without those that have one of the excluded warnings. */
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

const FULL_DAY_CODE = 1;

/** Converts the payload of the form to that of one person and day, because each is sent separately. */
export function toPayload(entered: LeavePayload, staffId: number, date: CalendarDate): LeavePayload {
  const duration = 'multi_date' in entered ? FULL_DAY_CODE : entered.duration;
  return { staff_id: staffId, leave_date: date, duration, reason: entered.reason };
}

/** True if the leaves contain one of the same date, length and reason. */
export function holdsLeave(leaves: readonly Leave[], payload: LeavePayload): boolean {
  return timesLeaveSaved(payload, [], leaves) > 0;
}

/** Returns by person the dates of leave of `hours` that the balance does not fully pay. */
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

/** Leave of one person on one day; `hasWarnings` is true if a warning of the day is not excluded. */
export type CompanyRow = { person: Person; date: CalendarDate; payload: LeavePayload; hasWarnings: boolean };

/** Creates one call for each person and day, so that none can be saved in part. */
export function rowsToRegister<AnyPerson extends Person>(
  people: readonly AnyPerson[],
  findDays: (person: AnyPerson) => readonly PersonDay[],
  entered: LeavePayload,
): CompanyRow[] {
  return people.flatMap((person) =>
    findDays(person).map(({ date, warnings }) => ({
      person,
      date,
      hasWarnings: warnings.length > 0,
      payload: toPayload(entered, person.id, date),
    })),
  );
}
