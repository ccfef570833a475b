import {
  belongsTo,
  byDate,
  isInMonth,
  type Leave,
  type Overtime,
  type Person,
} from '@/features/leave/model/leave';
import { checkOvertimes, type CheckedOvertime } from '@/features/leave/model/check-overtimes';
import { groupLeaveParts, sumLeaveHours, type LeaveParts } from '@/features/leave/model/split-leave';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import { sumHours } from '@/features/work/model/member-hours';
import { findWorkHours, type WorkCalendar, type Employee } from '@/features/work/model/work-calendar';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { groupBy } from '@/lib/group-by';
import type { ExportedRow } from './payroll-changes';

export type PayrollRow = {
  name: string;
  leaveHours: number;
  /** Leaves with more than 0 hours. */
  leaveDays: number;
  overtimeHours: number;
};

type CountedLeave = {
  date: CalendarDate | null;
  hours: number;
  rows: LeaveParts;
  /** The first reason to check the leave; null without a reason. */
  odd: 'noTime' | 'beyondDay' | 'dayOff' | 'beyondHours' | 'noRecord' | null;
};

export type PaidPerson = Person & Partial<Employee>;

/** A row with the leaves and overtime of its month, by date. */
export type ExplainedRow = PayrollRow & {
  person: Person;
  leaves: readonly CountedLeave[];
  overtimes: readonly CheckedOvertime[];
  /** Leaves that the sums omit, because no leave record covers them. */
  unrecorded: readonly Leave[];
  /** The number of entries to check. */
  oddities: number;
};

type PayrollFacts = {
  month: CalendarMonth;
  findLeaves: (person: Person) => readonly Leave[];
  overtimes: readonly Overtime[];
  /** All leaves without a leave record. */
  unrecorded?: readonly Leave[];
  /** The company's files; without them leave is not compared with working hours. */
  calendar?: WorkCalendar;
};

/** Indexes the rows by person, because there are thousands; rows without a staff id are found by names. */
function createOvertimeFinder(overtimes: readonly Overtime[]) {
  const byStaff = groupBy(overtimes, ({ staffId }) => staffId);
  const withoutId = byStaff.get(null) ?? [];
  return (person: Person) => [
    ...(byStaff.get(person.id) ?? []),
    ...withoutId.filter((overtime) => belongsTo(overtime, person)),
  ];
}

/** Omits leaves without a date. */
export function leavesInMonth(leaves: readonly Leave[], month: CalendarMonth): Leave[] {
  return leaves.filter(isInMonth(month));
}

/** Compares the content, because the older server sends leaves without ids. */
const isSameLeave = (own: Leave, listed: Leave) =>
  own.date === listed.date &&
  own.duration === listed.duration &&
  (own.recordId ?? listed.recordId) === listed.recordId;

function countLeaves(
  leaves: readonly Leave[],
  isUnrecorded: (leave: Leave) => boolean,
  { holidays, hoursOn }: ReturnType<typeof findWorkHours>,
): CountedLeave[] {
  const counted = groupLeaveParts(leaves.toSorted(byDate)).map((rows) => ({
    date: rows[0].date,
    hours: sumLeaveHours(rows),
    rows,
  }));
  const leaveHoursOn = new Map<CalendarDate | null, number>();
  for (const { date, hours } of counted) leaveHoursOn.set(date, (leaveHoursOn.get(date) ?? 0) + hours);

  function findWorkHoursOn(date: CalendarDate | null): number | undefined {
    if (date === null) return undefined;
    return holidays?.has(date) ? 0 : hoursOn?.(date);
  }

  function findOddity({ date, hours, rows }: Omit<CountedLeave, 'odd'>): CountedLeave['odd'] {
    if (hours === 0) return 'noTime';
    const onDate = leaveHoursOn.get(date) ?? 0;
    if (onDate > FULL_DAY_HOURS) return 'beyondDay';
    const workHours = findWorkHoursOn(date);
    if (workHours !== undefined && onDate > workHours) return workHours === 0 ? 'dayOff' : 'beyondHours';
    return rows.some(isUnrecorded) ? 'noRecord' : null;
  }

  return counted.map((leave) => ({ ...leave, odd: findOddity(leave) }));
}

/**
 * Calculates the rows of a month in the order of `people`, with English names where there are any.
 * A full day counts 8 hours, a half day 4, other durations their own; rejected overtime is not paid.
 */
export function payrollRows(
  people: readonly PaidPerson[],
  { month, findLeaves, overtimes, unrecorded = [], calendar }: PayrollFacts,
): ExplainedRow[] {
  const findOvertimes = createOvertimeFinder(overtimes.filter(isInMonth(month)));
  const unrecordedInMonth = leavesInMonth(unrecorded, month);
  return people.map((person) => {
    const ownLeaves = leavesInMonth(findLeaves(person), month);
    const workHours = findWorkHours(calendar, { staff_no: '', position: null, ...person });
    const unrecordedLeaves = unrecordedInMonth.filter((leave) => belongsTo(leave, person));
    const isUnrecorded = (leave: Leave) => unrecordedLeaves.some((listed) => isSameLeave(leave, listed));
    const leaves = countLeaves(ownLeaves, isUnrecorded, workHours);
    const checked = checkOvertimes(findOvertimes(person).toSorted(byDate));
    const omitted = unrecordedLeaves.filter(
      (listed) => !ownLeaves.some((leave) => isSameLeave(leave, listed)),
    );
    return {
      name: person.eng_name || person.jp_name,
      leaveHours: sumHours(leaves),
      leaveDays: leaves.filter(({ hours }) => hours > 0).length,
      overtimeHours: sumHours(checked),
      person,
      leaves,
      overtimes: checked,
      unrecorded: omitted,
      oddities: [...leaves, ...checked].filter(({ odd }) => odd !== null).length + omitted.length,
    };
  });
}

/** Returns the difference of leave and overtime, without a sign. Source: EX-2. */
export function netHours({ leaveHours, overtimeHours }: PayrollRow): number {
  return Math.abs(leaveHours - overtimeHours);
}

export function exportedRows(rows: readonly ExplainedRow[]): ExportedRow[] {
  return rows.map(({ person, leaveHours, overtimeHours, leaveDays }) => ({
    id: person.id,
    leaveHours,
    overtimeHours,
    leaveDays,
  }));
}
