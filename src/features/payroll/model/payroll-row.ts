import {
  belongsTo,
  byDate,
  isInMonth,
  type Leave,
  type Overtime,
  type Person,
} from '@/features/leave/model/leave';
import { checkOvertimes, type CheckedOvertime } from '@/features/leave/model/odd-overtime';
import { hoursOfWhole, inWholes } from '@/features/leave/model/split-leave';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import { workHoursOf, type WorkCalendar, type Worker } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';
import type { ExportedRow } from './payroll-changes';

/** A person's month as the payroll counts it; hours and days, halves included. */
export type PayrollRow = {
  name: string;
  leaveHours: number;
  /** Absences of more than no time. */
  leaveDays: number;
  overtimeHours: number;
};

/** One absence, of one or more rows, with what it counts. */
type CountedLeave = {
  date: CalendarDate | null;
  hours: number;
  rows: readonly [Leave, ...Leave[]];
  /** Words that mean no time; more than a day, or than the company's files say of its date; or in no leave record. */
  odd: 'noTime' | 'beyondDay' | 'dayOff' | 'beyondHours' | 'noRecord' | null;
};

/** The working hours are found by staff number or position, where these are known. */
type PaidPerson = Person & Partial<Worker>;

/** A row with all that its sums are made of, in the order of the dates, and what was left out. */
export type ExplainedRow = PayrollRow & {
  person: Person;
  leaves: readonly CountedLeave[];
  overtimes: readonly CheckedOvertime[];
  /** Leaves in the person's name that belong to no leave record, and are not counted. */
  unrecorded: readonly Leave[];
  /** How many of all these somebody should look at. */
  oddities: number;
};

type LeavesOf = (person: Person) => readonly Leave[];

type PayrollFacts = {
  month: string;
  leavesOf: LeavesOf;
  overtimes: readonly Overtime[];
  /** Everybody's leaves without a leave record. */
  unrecorded?: readonly Leave[];
  /** The company's files; without them no leave is measured by working hours. */
  calendar?: WorkCalendar;
};

/** Overtime by member, so that thousands of members are counted in one pass; without an id the names tell. */
function createOvertimeFinder(overtimes: readonly Overtime[]) {
  const byStaff = new Map<number | null, Overtime[]>();
  for (const overtime of overtimes) {
    byStaff.set(overtime.staffId, [...(byStaff.get(overtime.staffId) ?? []), overtime]);
  }
  const nameless = byStaff.get(null) ?? [];
  return (person: Person) => [
    ...(byStaff.get(person.id) ?? []),
    ...nameless.filter((overtime) => belongsTo(overtime, person)),
  ];
}

const sumHours = (counted: readonly { hours: number }[]) =>
  counted.reduce((total, { hours }) => total + hours, 0);

/** The leaves of one month, `YYYY-MM`; what has no date is left out. */
export function leavesInMonth(leaves: readonly Leave[], month: string): Leave[] {
  return leaves.filter(isInMonth(month));
}

function countLeaves(
  leaves: readonly Leave[],
  isUnrecorded: (leave: Leave) => boolean,
  { holidays, hoursOn: workedOn }: ReturnType<typeof workHoursOf>,
): CountedLeave[] {
  const counted = inWholes(leaves.toSorted(byDate)).map((rows) => ({
    date: rows[0].date,
    hours: hoursOfWhole(rows),
    rows,
  }));
  const hoursOn = new Map<CalendarDate | null, number>();
  for (const { date, hours } of counted) hoursOn.set(date, (hoursOn.get(date) ?? 0) + hours);
  function findOddity({ date, hours, rows }: Omit<CountedLeave, 'odd'>): CountedLeave['odd'] {
    if (hours === 0) return 'noTime';
    const onDate = hoursOn.get(date) ?? 0;
    if (onDate > FULL_DAY_HOURS) return 'beyondDay';
    const worked = date === null ? undefined : holidays?.has(date) ? 0 : workedOn?.(date);
    if (worked !== undefined && onDate > worked) return worked === 0 ? 'dayOff' : 'beyondHours';
    return rows.some(isUnrecorded) ? 'noRecord' : null;
  }
  return counted.map((leave) => ({ ...leave, odd: findOddity(leave) }));
}

/**
 * The rows of the payroll of one month, `YYYY-MM`, in the given order, always with English names. A full day counts
 * 8 hours, a half day 4, other durations as they say; rejected overtime is not paid. Source: EX-2.
 */
export function payrollRows(
  people: readonly PaidPerson[],
  { month, leavesOf, overtimes, unrecorded = [], calendar }: PayrollFacts,
): ExplainedRow[] {
  const findOvertimes = createOvertimeFinder(overtimes.filter(isInMonth(month)));
  const lostLeaves = new Set(leavesInMonth(unrecorded, month));
  return people.map((person) => {
    const ownLeaves = leavesInMonth(leavesOf(person), month);
    const workHours = workHoursOf(calendar, { staff_no: '', position: null, ...person });
    const leaves = countLeaves(ownLeaves, (leave) => lostLeaves.has(leave), workHours);
    const checked = checkOvertimes(findOvertimes(person).toSorted(byDate));
    const lost = [...lostLeaves].filter((leave) => belongsTo(leave, person) && !ownLeaves.includes(leave));
    return {
      name: person.eng_name || person.jp_name,
      leaveHours: sumHours(leaves),
      leaveDays: leaves.filter(({ hours }) => hours > 0).length,
      overtimeHours: sumHours(checked),
      person,
      leaves,
      overtimes: checked,
      unrecorded: lost,
      oddities: [...leaves, ...checked].filter(({ odd }) => odd !== null).length + lost.length,
    };
  });
}

/** Hours of leave and overtime against each other, whichever is more. */
export function netHours({ leaveHours, overtimeHours }: PayrollRow): number {
  return Math.abs(leaveHours - overtimeHours);
}

/** What is kept of rows, to compare others with. */
export function exportedRows(rows: readonly ExplainedRow[]): ExportedRow[] {
  return rows.map(({ person, leaveHours, overtimeHours, leaveDays }) => ({
    id: person.id,
    leaveHours,
    overtimeHours,
    leaveDays,
  }));
}
