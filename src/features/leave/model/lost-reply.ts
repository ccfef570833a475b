import { isSameDuration } from './duration';
import { belongsTo, type Leave, type LeaveRecord, type Overtime, type Person } from './leave';
import { leaveDates, type LeavePayload, type OvertimePayload } from './registration';

/** How many of the rows fit is all one can compare: these records have no natural key. */
const count = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter(fits).length;

/**
 * How often the leave came into the leaves of the person since `before`. A part of it may be unpaid and so a row of
 * its own, once on each date.
 *
 * @throws when only some of its dates were saved: no number is true.
 */
export function timesLeaveSaved(
  payload: LeavePayload,
  before: readonly Leave[],
  now: readonly Leave[],
): number {
  const times = leaveDates(payload).map((date) => {
    const fits = (leave: Leave) =>
      leave.date === date &&
      leave.reason.startsWith(payload.reason) &&
      isSameDuration(leave.duration, payload.duration);
    const isPaid = (leave: Leave) => fits(leave) && leave.type === 'paid';
    const all = count(now, fits) - count(before, fits);
    const paid = count(now, isPaid) - count(before, isPaid);
    return paid > 0 && paid < all ? all - 1 : all;
  });
  const isPartial = times.some((time) => time > 0) && times.some((time) => time <= 0);
  if (isPartial) throw new Error('Only some of the dates were saved');
  return Math.max(...times);
}

/** How many leave records more than before the person has. */
export function timesRecordSaved(
  person: Person,
  before: readonly LeaveRecord[],
  now: readonly LeaveRecord[],
): number {
  const fits = (record: LeaveRecord) => belongsTo(record, person);
  return count(now, fits) - count(before, fits);
}

/** How many such overtimes more than before the person has. */
export function timesOvertimeSaved(
  person: Person,
  payload: OvertimePayload,
  before: readonly Overtime[],
  now: readonly Overtime[],
): number {
  const fits = (overtime: Overtime) =>
    belongsTo(overtime, person) &&
    overtime.date === payload.ot_date &&
    isSameDuration(overtime.duration, payload.ot_time);
  return count(now, fits) - count(before, fits);
}
