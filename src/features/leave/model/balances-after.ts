import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import type { LeaveRecord, Person } from './leave';
import { findRecord, isUntilJune, paidDays, payableDays } from './paid-days';

export type BalanceAfter = {
  year: number | null;
  used: number | null;
  remaining: number;
  /** The part of `remaining` that can pay for dates until June; null if all can, or without such dates. */
  remainingUntilJune: number | null;
  /** Null until the length of the leave is chosen; negative for missing days. */
  after: number | null;
};

/** Returns the remaining days, else granted minus used days; null if the server sends neither. */
function remainingDays({ remainingLeaves, totalLeaves, usedLeaves }: LeaveRecord): number | null {
  if (remainingLeaves !== null) return exactFigure(remainingLeaves);
  return totalLeaves === null || usedLeaves === null ? null : exactFigure(totalLeaves - usedLeaves);
}

/**
 * Returns the balance of each record that the dates count against. If the server sends the days of a record by
 * source, only the paid days are deducted.
 */
export function balancesAfter(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number | null,
): BalanceAfter[] {
  const leaveHours = hours ?? 0;
  const paid = new Map(paidDays(records, person, dates, leaveHours).map((day) => [day.date, day.paid]));
  const takenByRecord = new Map<LeaveRecord, { firstDate: CalendarDate; days: number }>();
  for (const date of dates.toSorted()) {
    const record = findRecord(records, person, date);
    if (!record) continue;
    const taken = takenByRecord.get(record);
    takenByRecord.set(record, {
      firstDate: taken?.firstDate ?? date,
      days: (taken?.days ?? 0) + (paid.get(date) ?? leaveHours / FULL_DAY_HOURS),
    });
  }
  return [...takenByRecord].flatMap(([record, { firstDate, days }]) => {
    const { year, usedLeaves, remainingBySource } = record;
    const remaining = remainingDays(record);
    if (remaining === null) return [];
    const payable =
      remainingBySource && isUntilJune(firstDate) ? payableDays(remainingBySource, firstDate) : remaining;
    return {
      year,
      used: usedLeaves,
      remaining,
      remainingUntilJune: payable < remaining ? payable : null,
      after: hours === null ? null : exactFigure(remaining - days),
    };
  });
}
