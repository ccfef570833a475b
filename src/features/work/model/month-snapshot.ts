import { LAST_DATE, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import type { Named, Names } from '@/lib/named';

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
  /** Null for a figure of the whole month. */
  date: CalendarDate | null;
  /** The project of hours of work; null for deleted projects and for all other figures. */
  projectId: number | null;
};

/** `amount` is in hours, days or Ks. */
export type MonthFact = FactKey & { amount: number };

/** Facts name people by id only, because browsers store them. */
export type CheckedMonth = {
  month: CalendarMonth;
  /** Milliseconds since 1970. */
  checkedAt: number;
  by: Names;
  /** Stored with their names, because no list names a deleted project. */
  projects: readonly Named[];
  facts: readonly MonthFact[];
};

export type MonthChange = FactKey & { before: number | null; now: number | null };

const toKey = ({ staffId, figure, date, projectId }: FactKey) => `${staffId} ${figure} ${date} ${projectId}`;

/** Half a minute in hours. Every figure has larger units: a smaller difference is a rounding error. */
const TOLERANCE = 1 / 120;

export const isSameAmount = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;

export function sumFacts(facts: Iterable<MonthFact>): MonthFact[] {
  const sums = new Map<string, MonthFact>();
  for (const fact of facts) {
    const key = toKey(fact);
    sums.set(key, { ...fact, amount: (sums.get(key)?.amount ?? 0) + fact.amount });
  }
  return [...sums.values()];
}

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

export function monthChanges(before: readonly MonthFact[], now: readonly MonthFact[]): MonthChange[] {
  const earlier = new Map(before.map((fact) => [toKey(fact), fact]));
  const changes: MonthChange[] = [];
  for (const { amount, ...key } of now) {
    const earlierFact = earlier.get(toKey(key));
    earlier.delete(toKey(key));
    if (!earlierFact || !isSameAmount(earlierFact.amount, amount))
      changes.push({ ...key, before: earlierFact?.amount ?? null, now: amount });
  }
  for (const { amount, ...key } of earlier.values()) changes.push({ ...key, before: amount, now: null });
  return changes.sort(compareFacts);
}

function compareFacts(one: FactKey, other: FactKey): number {
  return (
    one.staffId - other.staffId ||
    (one.date ?? LAST_DATE).localeCompare(other.date ?? LAST_DATE) ||
    MONTH_FIGURES.indexOf(one.figure) - MONTH_FIGURES.indexOf(other.figure) ||
    (one.projectId ?? 0) - (other.projectId ?? 0)
  );
}
