import type { CalendarDate } from '@/lib/calendar-date';
import { isSameDuration } from './duration';
import type { Leave, LeaveRecord, Overtime, Person } from './leave';
import { belongsTo } from './leave';
import type { LeavePayload, OvertimePayload } from './registration';

/** How many of the rows fit is all one can compare: these records have no natural key. */
const count = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter(fits).length;

/**
 * Whether a leave whose answer was lost is among the leaves of the person now. A part of a leave may be unpaid
 * and so a row of its own; that at least one row is new on each date is the proof.
 *
 * @throws when only some of its dates were saved: neither yes nor no is true.
 */
export function isLeaveAdded(
  payload: LeavePayload,
  before: readonly Leave[],
  now: readonly Leave[],
): boolean {
  const dates: CalendarDate[] = 'multi_date' in payload ? payload.multi_date : [payload.leave_date];
  const added = dates.filter((date) => {
    const fits = (leave: Leave) =>
      leave.date === date &&
      leave.reason.startsWith(payload.reason) &&
      isSameDuration(leave.duration, payload.duration);
    return count(now, fits) > count(before, fits);
  });
  if (added.length === dates.length) return true;
  if (added.length === 0) return false;
  throw new Error('Only some of the dates were saved');
}

/** Whether the person has a leave record more than before. */
export function isRecordAdded(
  person: Person,
  before: readonly LeaveRecord[],
  now: readonly LeaveRecord[],
): boolean {
  const fits = (record: LeaveRecord) => belongsTo(record, person);
  return count(now, fits) > count(before, fits);
}

/** Whether the person has such an overtime more than before. */
export function isOvertimeAdded(
  person: Person,
  payload: OvertimePayload,
  before: readonly Overtime[],
  now: readonly Overtime[],
): boolean {
  const fits = (overtime: Overtime) =>
    belongsTo(overtime, person) &&
    overtime.date === payload.ot_date &&
    isSameDuration(overtime.duration, payload.ot_time);
  return count(now, fits) > count(before, fits);
}
