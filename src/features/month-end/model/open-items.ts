import type { Fine } from '@/features/fines/fields';
import { byDate, isInMonth, type Leave, type LeaveRecord, type Overtime } from '@/features/leave/model/leave';
import { checkOvertimes, type CheckedOvertime } from '@/features/leave/model/odd-overtime';
import { leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import { presetPayrollMonth } from '@/features/payroll/model/payroll-month';
import { isCalendarMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';

type ToSettle<Row> = {
  rows: Row[];
  /** The number of rows without a date, whose month is unknown. */
  undated: number;
};

/** Reads `?month=2026-10` as its first day; otherwise the month most likely being closed. */
export function readMonthEnd(params: URLSearchParams, today: CalendarDate): CalendarDate {
  const month = params.get('month');
  return `${isCalendarMonth(month) ? month : presetPayrollMonth(today)}-01`;
}

/** Returns the overtime of a month, `YYYY-MM`, that was rejected or needs checking. */
export function overtimesToSettle(
  overtimes: readonly Overtime[],
  month: CalendarMonth,
): ToSettle<CheckedOvertime> {
  const ofMonth = overtimes.filter(isInMonth(month)).sort(byDate);
  return {
    rows: checkOvertimes(ofMonth).filter(({ odd }) => odd !== null),
    undated: overtimes.filter(({ date }) => date === null).length,
  };
}

/** Returns the leaves of a month, `YYYY-MM`, without a leave record. */
export function leavesToSettle(
  leaves: readonly Leave[],
  records: readonly LeaveRecord[],
  month: CalendarMonth,
): ToSettle<Leave> {
  const unrecorded = leavesWithoutRecord(leaves, records);
  return {
    rows: unrecorded.filter(isInMonth(month)).sort(byDate),
    undated: unrecorded.filter(({ date }) => date === null).length,
  };
}

/** Counts and sums the pending fines of a month, `YYYY-MM`, in Ks; `unknown` counts missing amounts. */
export function pendingFines(fines: readonly Fine[], month: CalendarMonth) {
  const pending = fines.filter(({ date, status }) => status === 0 && date.startsWith(month));
  return {
    count: pending.length,
    amount: pending.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: pending.filter(({ amount }) => amount === null).length,
  };
}
