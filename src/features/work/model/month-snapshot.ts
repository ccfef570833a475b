import { LAST_DATE, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import type { Named, Names } from '@/lib/named';

/** What a month is checked by: hours of work, leave and overtime, fines in Ks by status, and the sums of the payroll. */
export const MONTH_FIGURES = [
  'hours',
  'leave',
  'overtime',
  'pendingFines',
  'completeFines',
  'payrollLeave',
  'payrollOvertime',
  'payrollDays',
] as const;

export type MonthFigure = (typeof MONTH_FIGURES)[number];

type FactKey = {
  staffId: number;
  figure: MonthFigure;
  /** Null for what is counted by month. */
  date: CalendarDate | null;
  /** Of hours of work; null for those on deleted projects, and for all other figures. */
  projectId: number | null;
};

/** One figure of one person, as hours, days or Ks. */
export type MonthFact = FactKey & { amount: number };

/** The figures of a month as they were when it was marked as checked. Of people it holds the ids alone. */
export type CheckedMonth = {
  month: CalendarMonth;
  /** Milliseconds. */
  checkedAt: number;
  by: Names;
  /** A project may be deleted later, and then no list has its name. */
  projects: readonly Named[];
  facts: readonly MonthFact[];
};

/** A figure that differs; null where there was, or is, none at all. */
export type MonthChange = FactKey & { before: number | null; now: number | null };

const factKey = ({ staffId, figure, date, projectId }: FactKey) =>
  `${staffId} ${figure} ${date} ${projectId}`;

/** Less than a minute is no difference. */
export const isSameAmount = (one: number, other: number) => Math.abs(one - other) < 1 / 120;

/** The facts with one for each key: those of the same person, figure, date and project are added up. */
export function sumFacts(facts: Iterable<MonthFact>): MonthFact[] {
  const sums = new Map<string, MonthFact>();
  for (const fact of facts) {
    const key = factKey(fact);
    sums.set(key, { ...fact, amount: (sums.get(key)?.amount ?? 0) + fact.amount });
  }
  return [...sums.values()];
}

/** Hours of work by person and day, whatever the project. */
export function hoursByDay(
  facts: readonly MonthFact[],
): ReadonlyMap<number, ReadonlyMap<CalendarDate, number>> {
  const hours = new Map<number, Map<CalendarDate, number>>();
  for (const { staffId, figure, date, amount } of facts) {
    if (figure !== 'hours' || date === null) continue;
    const days = hours.get(staffId) ?? new Map<CalendarDate, number>();
    hours.set(staffId, days.set(date, (days.get(date) ?? 0) + amount));
  }
  return hours;
}

/** Each figure that is another one now, by person, date and figure. */
export function monthChanges(before: readonly MonthFact[], now: readonly MonthFact[]): MonthChange[] {
  const earlier = new Map(before.map((fact) => [factKey(fact), fact]));
  const changes: MonthChange[] = [];
  for (const { amount, ...key } of now) {
    const was = earlier.get(factKey(key));
    earlier.delete(factKey(key));
    if (!was || !isSameAmount(was.amount, amount))
      changes.push({ ...key, before: was ? was.amount : null, now: amount });
  }
  for (const { amount, ...key } of earlier.values()) changes.push({ ...key, before: amount, now: null });
  return changes.sort(inOrder);
}

/** Sums of the month come after its days. */
function inOrder(one: FactKey, other: FactKey): number {
  return (
    one.staffId - other.staffId ||
    (one.date ?? LAST_DATE).localeCompare(other.date ?? LAST_DATE) ||
    MONTH_FIGURES.indexOf(one.figure) - MONTH_FIGURES.indexOf(other.figure) ||
    (one.projectId ?? 0) - (other.projectId ?? 0)
  );
}
