import type { Fine } from '@/features/fines/fields';
import { byDate, isInMonth, type Leave, type LeaveRecord, type Overtime } from '@/features/leave/model/leave';
import { checkOvertimes, type CheckedOvertime } from '@/features/leave/model/odd-overtime';
import { leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import { presetPayrollMonth } from '@/features/payroll/model/payroll-month';
import { isCalendarMonth, type CalendarDate } from '@/lib/calendar-date';

type ToSettle<Row> = {
  /** Those of the month, in the order of their dates. */
  rows: Row[];
  /** How many have no date: nobody knows of which month they are. */
  undated: number;
};

/** The first day of the month of `?month=2026-10`; else of the one that is most likely being closed. */
export function readMonthEnd(params: URLSearchParams, today: CalendarDate): CalendarDate {
  const asked = params.get('month');
  return `${isCalendarMonth(asked) ? asked : presetPayrollMonth(today)}-01`;
}

/** Overtime of a month, `YYYY-MM`, that was rejected or is odd. */
export function overtimesToSettle(overtimes: readonly Overtime[], month: string): ToSettle<CheckedOvertime> {
  const ofMonth = overtimes.filter(isInMonth(month)).sort(byDate);
  return {
    rows: checkOvertimes(ofMonth).filter(({ odd }) => odd !== null),
    undated: overtimes.filter(({ date }) => date === null).length,
  };
}

/** Leaves of a month, `YYYY-MM`, that belong to no leave record. */
export function leavesToSettle(
  leaves: readonly Leave[],
  records: readonly LeaveRecord[],
  month: string,
): ToSettle<Leave> {
  const lost = leavesWithoutRecord(leaves, records);
  return {
    rows: lost.filter(isInMonth(month)).sort(byDate),
    undated: lost.filter(({ date }) => date === null).length,
  };
}

/** How many fines of a month, `YYYY-MM`, are pending, what they come to in Ks, and how many amounts are not known. */
export function pendingFines(fines: readonly Fine[], month: string) {
  const pending = fines.filter(({ date, status }) => status === 0 && date.startsWith(month));
  return {
    count: pending.length,
    amount: pending.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: pending.filter(({ amount }) => amount === null).length,
  };
}
