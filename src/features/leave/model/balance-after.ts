import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { hasBalance } from './balance';
import { belongsTo, type LeaveRecord, type Person } from './leave';

/** Days of one record, before and after leave that is to be registered. */
export type BalanceAfter = {
  year: number | null;
  used: number | null;
  left: number;
  /** Null as long as nobody knows how long the leave is; below 0 for days that are not left. */
  after: number | null;
};

/**
 * What is left of the person's records before and after leave of so many hours on each of the dates: by the record of
 * each year, where the server tells its balance.
 */
export function balancesAfter(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number | null,
): BalanceAfter[] {
  const own = records.filter((record) => belongsTo(record, person) && hasBalance(record));
  const days = new Map<LeaveRecord, number>();
  for (const date of dates) {
    const record = own.find(({ year }) => year === null || year === Number(date.slice(0, 4)));
    if (record) days.set(record, (days.get(record) ?? 0) + (hours ?? 0) / FULL_DAY_HOURS);
  }
  return [...days].flatMap(([{ year, usedLeaves, remainingLeaves, totalLeaves }, taken]) => {
    const left = remainingLeaves ?? (totalLeaves ?? NaN) - (usedLeaves ?? NaN);
    return Number.isNaN(left)
      ? []
      : [{ year, used: usedLeaves, left, after: hours === null ? null : left - taken }];
  });
}
