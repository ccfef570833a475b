import { belongsTo, type Leave, type Overtime, type Person } from '@/features/leave/model/leave';
import { hoursOfDuration } from '@/features/leave/model/duration';
import { hoursOfWhole, inWholes } from '@/features/leave/model/split-leave';
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

const isInMonth = (month: string) => (row: { date: CalendarDate | null }) =>
  row.date?.startsWith(month) === true;

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
 * 8 hours, a half day 4, other durations as they say; rejected overtime is not paid. Source: EX-2.
 */
export function payrollRows(
  people: readonly Person[],
  { month, leavesOf, overtimes }: { month: string; leavesOf: LeavesOf; overtimes: readonly Overtime[] },
): PayrollRow[] {
  const overtimeOf = createOvertimeFinder(
    overtimes.filter((overtime) => isInMonth(month)(overtime) && !overtime.isRejected),
  );
  return people.map((person) => {
    const hours = inWholes(leavesInMonth(leavesOf(person), month)).map(hoursOfWhole);
    return {
      name: person.eng_name || person.jp_name,
      leaveHours: sum(hours),
      leaveDays: hours.filter((each) => each > 0).length,
      overtimeHours: sum(overtimeOf(person).map(({ duration }) => hoursOfDuration(duration) ?? 0)),
    };
  });
}
