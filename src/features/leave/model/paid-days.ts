import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import { hasBalance } from './balance';
import { belongsTo, type HalfBalances, type LeaveRecord, type Person } from './leave';

/** How much of the leave on one date the balance pays; the rest is stored as unpaid. */
export type PaidDay = { date: CalendarDate; paid: number; unpaid: number };

const isFirstHalf = (date: CalendarDate) => date.slice(5) < '07-01';

/** Returns the days that can pay for a date; until June the second half cannot. */
function payableDays(halves: HalfBalances, date: CalendarDate): number {
  const { carried, first, second } = halves;
  const sources = isFirstHalf(date) ? [carried, first] : [carried, second, first];
  return exactFigure(sources.reduce((sum, days) => sum + Math.max(0, days), 0));
}

/** Deducts days from the balances in the server's order. */
function take(halves: HalfBalances, date: CalendarDate, days: number): HalfBalances {
  const next = { ...halves };
  let open = days;
  const sources = isFirstHalf(date)
    ? (['carried', 'first'] as const)
    : (['carried', 'second', 'first'] as const);
  for (const source of sources) {
    const taken = Math.min(open, Math.max(0, next[source]));
    next[source] -= taken;
    open -= taken;
  }
  return next;
}

/** Finds the person's record that a date counts against; a record without a year applies to all. */
function recordFor(
  records: readonly LeaveRecord[],
  person: Person,
  date: CalendarDate,
): LeaveRecord | undefined {
  const year = Number(date.slice(0, 4));
  return records.find(
    (record) => belongsTo(record, person) && (record.year === null || record.year === year),
  );
}

/** Returns the chosen dates without a leave record of the person. */
export function datesWithoutRecord(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
): CalendarDate[] {
  return dates.filter((date) => !recordFor(records, person, date)).sort();
}

/** Calculates the paid part of leave by date, in order; omits dates without half balances. */
export function paidDays(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number,
): PaidDay[] {
  const days = hours / FULL_DAY_HOURS;
  const left = new Map<LeaveRecord, HalfBalances>();
  return dates.toSorted().flatMap((date) => {
    const record = recordFor(records, person, date);
    const halves = record && (left.get(record) ?? record.halves);
    if (!record || !halves) return [];
    const paid = Math.min(days, payableDays(halves, date));
    left.set(record, take(halves, date, paid));
    return [{ date, paid, unpaid: exactFigure(days - paid) }];
  });
}

export type BalanceAfter = {
  year: number | null;
  used: number | null;
  left: number;
  /** The part of `left` that can pay for dates until June; null if that is all, or without such dates. */
  leftUntilJune: number | null;
  /** Null until the length of the leave is chosen; negative for missing days. */
  after: number | null;
};

/** By record with a balance; with half balances, only the paid part is deducted. */
export function balancesAfter(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number | null,
): BalanceAfter[] {
  const paid = new Map(paidDays(records, person, dates, hours ?? 0).map((day) => [day.date, day.paid]));
  const days = new Map<LeaveRecord, number>();
  for (const date of dates.toSorted()) {
    const record = recordFor(records, person, date);
    if (!record || !hasBalance(record)) continue;
    days.set(record, (days.get(record) ?? 0) + (paid.get(date) ?? (hours ?? 0) / FULL_DAY_HOURS));
  }
  return [...days].flatMap(([record, taken]) => {
    const { year, usedLeaves, remainingLeaves, totalLeaves, halves } = record;
    const left = exactFigure(remainingLeaves ?? (totalLeaves ?? NaN) - (usedLeaves ?? NaN));
    const earliest = dates.filter((date) => recordFor(records, person, date) === record).sort()[0];
    const payable = halves && earliest ? payableDays(halves, earliest) : left;
    return Number.isNaN(left)
      ? []
      : [
          {
            year,
            used: usedLeaves,
            left,
            leftUntilJune: payable < left ? payable : null,
            after: hours === null ? null : exactFigure(left - taken),
          },
        ];
  });
}
