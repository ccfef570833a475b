import { belongsTo, type Leave, type Overtime, type Person } from '@/features/leave/model/leave';
import { FULL_DAY_HOURS, hoursOfDuration } from '@/features/leave/model/duration';
import type { CalendarDate } from '@/lib/calendar-date';

/** A person's month as the payroll counts it; hours and days, halves included. */
export type PayrollRow = {
  name: string;
  leaveHours: number;
  /** Absences of more than no time. */
  leaveDays: number;
  overtimeHours: number;
};

type LeavesOf = (person: Person) => readonly Leave[];

const isInMonth = (month: string) => (row: { date: CalendarDate }) => row.date.startsWith(month);

/** A leave of which one part was paid and one not comes as two rows, each with the duration of the whole. */
function isPart({ dayCount, duration }: Leave): boolean {
  const hours = hoursOfDuration(duration) ?? 0;
  return dayCount !== null && dayCount > 0 && dayCount < 1 && dayCount * FULL_DAY_HOURS < hours;
}

function hoursOfLeave(leave: Leave): number {
  if (isPart(leave)) return (leave.dayCount ?? 0) * FULL_DAY_HOURS;
  return hoursOfDuration(leave.duration) ?? 0;
}

function countDays(leaves: readonly Leave[]): number {
  const absences = leaves.filter((leave) => hoursOfLeave(leave) > 0);
  const splitDays = new Set(absences.filter(isPart).map(({ date }) => date));
  return absences.filter((leave) => !isPart(leave)).length + splitDays.size;
}

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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The leaves of one month, `YYYY-MM`; what has no date is left out. */
export function leavesInMonth(leaves: readonly Leave[], month: string): Leave[] {
  return leaves.filter(isInMonth(month));
}

/**
 * The rows of the payroll of one month, `YYYY-MM`, in the given order, always with English names. A full day counts
 * 8 hours, a half day 4, other durations as they say. Source: EX-2.
 */
export function payrollRows(
  people: readonly Person[],
  { month, leavesOf, overtimes }: { month: string; leavesOf: LeavesOf; overtimes: readonly Overtime[] },
): PayrollRow[] {
  const overtimeOf = createOvertimeFinder(overtimes.filter(isInMonth(month)));
  return people.map((person) => {
    const leaves = leavesInMonth(leavesOf(person), month);
    return {
      name: person.eng_name || person.jp_name,
      leaveHours: sum(leaves.map(hoursOfLeave)),
      leaveDays: countDays(leaves),
      overtimeHours: sum(overtimeOf(person).map(({ duration }) => hoursOfDuration(duration) ?? 0)),
    };
  });
}
