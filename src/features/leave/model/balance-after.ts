import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import { hasBalance } from './balance';
import type { LeaveRecord, Person } from './leave';
import { paidDays, payableDays, recordFor } from './paid-days';

/** Days of one record, before and after leave that is to be registered. */
export type BalanceAfter = {
  year: number | null;
  used: number | null;
  left: number;
  /** Of `left`, what can pay for dates until June, where such dates are chosen and it is less. */
  leftUntilJune: number | null;
  /** Null as long as nobody knows how long the leave is; below 0 for days that are not left. */
  after: number | null;
};

/**
 * What is left of the person's records before and after leave of so many hours on each of the dates: by the record of
 * each year, where the server tells its balance. Where it tells those of the halves, only what they pay is taken off.
 */
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
