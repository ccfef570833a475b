import { expectedHours } from '@/features/work/model/expected-hours';
import { findWorkHours, type WorkCalendar, type Worker } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';
import { belongsTo, type Leave, type LeaveRecord, type Person } from '../../model/leave';
import { timesLeaveSaved } from '../../model/lost-response';
import { paidDays, type PaidDay } from '../../model/paid-days';
import type { LeavePayload } from '../../model/registration';
import { leaveHoursByDate } from '../../model/split-leave';

/** Existing leave or hours, no expected hours, or no leave record for the year. */
export const WARNINGS = ['onLeave', 'off', 'noRecord', 'recorded'] as const;

export type Warning = (typeof WARNINGS)[number];

export type PersonDay = { date: CalendarDate; warnings: readonly Warning[]; recordedHours: number };

export type CompanyDayFacts = {
  dates: readonly CalendarDate[];
  findLeaves: (person: Person) => readonly Leave[];
  records: readonly LeaveRecord[];
  joinDates: ReadonlyMap<number, CalendarDate>;
  calendar?: WorkCalendar;
  recordedOn: (date: CalendarDate) => ReadonlyMap<number, number> | undefined;
};

export function personDays(person: Person & Worker, facts: CompanyDayFacts): PersonDay[] {
  const leave = leaveHoursByDate(facts.findLeaves(person));
  const joinDate = facts.joinDates.get(person.id) ?? null;
  const hours = findWorkHours(facts.calendar, person);
  const years = facts.records.filter((record) => belongsTo(record, person)).map(({ year }) => year);
  return facts.dates.map((date) => {
    const recordedHours = facts.recordedOn(date)?.get(person.id) ?? 0;
    const has: Record<Warning, boolean> = {
      onLeave: leave.has(date),
      off: expectedHours(date, { joinDate, ...hours }) === 0,
      noRecord: !years.some((year) => year === null || year === Number(date.slice(0, 4))),
      recorded: recordedHours > 0,
    };
    return { date, warnings: WARNINGS.filter((warning) => has[warning]), recordedHours };
  });
}

/** Returns a person's days without those that have one of the excluded warnings. */
export function daysToRegister(days: readonly PersonDay[], leftOut: ReadonlySet<Warning>): PersonDay[] {
  return days.filter(({ warnings }) => !warnings.some((warning) => leftOut.has(warning)));
}

export function countWarnings(everybody: Iterable<readonly PersonDay[]>): Record<Warning, number> {
  const counts = { onLeave: 0, off: 0, noRecord: 0, recorded: 0 };
  for (const days of everybody) {
    for (const warning of WARNINGS)
      if (days.some(({ warnings }) => warnings.includes(warning))) counts[warning] += 1;
  }
  return counts;
}

const FULL_DAY = 1;

/** Converts the payload of the form to that of one person and day, because each is sent separately. */
export function toPayload(asked: LeavePayload, staffId: number, date: CalendarDate): LeavePayload {
  const duration = 'multi_date' in asked ? FULL_DAY : asked.duration;
  return { staff_id: staffId, leave_date: date, duration, reason: asked.reason };
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
  const byStaff = new Map<number | null, LeaveRecord[]>();
  for (const record of records) byStaff.set(record.staffId, [...(byStaff.get(record.staffId) ?? []), record]);
  const nameless = byStaff.get(null) ?? [];
  return new Map(
    people.map((person) => {
      const own = [...(byStaff.get(person.id) ?? []), ...nameless];
      return [person.id, paidDays(own, person, findDates(person), hours).filter(({ unpaid }) => unpaid > 0)];
    }),
  );
}

/** Leave of one person on one day; `hasWarnings` is true if a warning of the day is not excluded. */
export type CompanyRow = { person: Person; date: CalendarDate; payload: LeavePayload; hasWarnings: boolean };

/** Creates one call for each person and day, so that none can be saved in part. */
export function rowsToRegister<Someone extends Person>(
  people: readonly Someone[],
  findDays: (person: Someone) => readonly PersonDay[],
  asked: LeavePayload,
): CompanyRow[] {
  return people.flatMap((person) =>
    findDays(person).map(({ date, warnings }) => ({
      person,
      date,
      hasWarnings: warnings.length > 0,
      payload: toPayload(asked, person.id, date),
    })),
  );
}
