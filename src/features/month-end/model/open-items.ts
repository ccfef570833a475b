import type { Fine } from '@/features/fines/fields';
import { FINE_STATUS } from '@/features/fines/model/fine-status';
import { byDate, isInMonth, type Leave, type LeaveRecord, type Overtime } from '@/features/leave/model/leave';
import { checkOvertimes, type CheckedOvertime } from '@/features/leave/model/check-overtimes';
import { leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';

type OpenItems<Row> = {
  rows: Row[];
  /** The number of rows without a date, whose month is unknown. */
  undated: number;
};

const countUndated = (rows: readonly { date: CalendarDate | null }[]) =>
  rows.filter(({ date }) => date === null).length;

/** Returns the overtime of a month that was rejected or needs checking; `undated` counts overtime of every state. */
export function openOvertimes(
  overtimes: readonly Overtime[],
  month: CalendarMonth,
): OpenItems<CheckedOvertime> {
  const ofMonth = overtimes.filter(isInMonth(month)).sort(byDate);
  return {
    rows: checkOvertimes(ofMonth).filter(({ odd }) => odd !== null),
    undated: countUndated(overtimes),
  };
}

export function openLeaves(
  leaves: readonly Leave[],
  records: readonly LeaveRecord[],
  month: CalendarMonth,
): OpenItems<Leave> {
  const unrecorded = leavesWithoutRecord(leaves, records);
  return { rows: unrecorded.filter(isInMonth(month)).sort(byDate), undated: countUndated(unrecorded) };
}

/** Counts and sums the pending fines of a month in Ks; `unknown` counts missing amounts. */
export function pendingFines(fines: readonly Fine[], month: CalendarMonth) {
  const pending = fines.filter(isInMonth(month)).filter(({ status }) => status === FINE_STATUS.pending);
  return {
    count: pending.length,
    amount: pending.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: pending.filter(({ amount }) => amount === null).length,
  };
}
