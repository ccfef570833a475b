import { exactFigure } from '@/lib/exact-figure';
import { isSameDuration, toDurationHours } from './duration';
import { belongsTo, type Leave, type LeaveRecord, type Overtime, type Person } from './leave';
import { leaveDates, type LeavePayload, type OvertimePayload } from './registration';
import { rowHours } from './split-leave';

const countMatches = <Row>(rows: readonly Row[], isMatch: (row: Row) => boolean) =>
  rows.filter(isMatch).length;

/** Counts leaves of these hours on one date, each as one row or as a paid and an unpaid part. */
function countLeaves(rows: readonly Leave[], hours: number): number {
  const paidHours = rows.filter(({ type }) => type === 'paid').map(rowHours);
  const unpaidHours = rows.filter(({ type }) => type === 'unpaid').map(rowHours);
  let pairs = 0;
  for (const paid of paidHours.filter((part) => part > 0 && part < hours)) {
    const index = unpaidHours.findIndex((unpaid) => exactFigure(paid + unpaid) === hours);
    if (index === -1) continue;
    // Each unpaid part completes one leave only.
    unpaidHours.splice(index, 1);
    pairs++;
  }
  return pairs + countMatches(rows, (row) => rowHours(row) === hours);
}

/** Returns how often leave was saved; a server may extend its reason. @throws if only some dates were saved. */
export function timesLeaveSaved(
  payload: LeavePayload,
  before: readonly Leave[],
  now: readonly Leave[],
): number {
  const hours = toDurationHours(payload.duration) ?? 0;
  const hasReasons = now.some(({ reason }) => reason !== '');
  const counts = leaveDates(payload).map((date) => {
    const findRows = (leaves: readonly Leave[]) =>
      leaves.filter(
        (leave) => leave.date === date && (!hasReasons || leave.reason.startsWith(payload.reason)),
      );
    return countLeaves(findRows(now), hours) - countLeaves(findRows(before), hours);
  });
  const isPartial = counts.some((count) => count > 0) && counts.some((count) => count <= 0);
  if (isPartial) throw new Error('Only some of the dates were saved');
  return Math.max(...counts);
}

/** Returns how many leave records the person has more than before. */
export function timesRecordSaved(
  person: Person,
  before: readonly LeaveRecord[],
  now: readonly LeaveRecord[],
): number {
  const isMatch = (record: LeaveRecord) => belongsTo(record, person);
  return countMatches(now, isMatch) - countMatches(before, isMatch);
}

/** Returns how many equal overtimes the person has more than before. */
export function timesOvertimeSaved(
  person: Person,
  payload: OvertimePayload,
  before: readonly Overtime[],
  now: readonly Overtime[],
): number {
  const isMatch = (overtime: Overtime) =>
    belongsTo(overtime, person) &&
    overtime.date === payload.ot_date &&
    isSameDuration(overtime.duration, payload.ot_time);
  return countMatches(now, isMatch) - countMatches(before, isMatch);
}
