import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import { hoursOfDuration, isSameDuration } from './duration';
import { belongsTo, type Leave, type LeaveRecord, type Overtime, type Person } from './leave';
import { leaveDates, type LeavePayload, type OvertimePayload } from './registration';

/** How many of the rows fit is all one can compare: these records have no natural key. */
const count = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter(fits).length;

/** The leaves of a person, and how many days of the balance are used; null where the server does not say. */
export type LeaveAccount = { usedLeaves: number | null; leaves: readonly Leave[] };

/** Nothing is known of an account that was not read. */
const UNKNOWN: LeaveAccount = { usedLeaves: null, leaves: [] };

/** Days are told in binary fractions, or with a few decimals. */
const ROUNDING = 0.001;

const daysOf = (leaves: readonly Leave[]) =>
  leaves.reduce((sum, { duration }) => sum + (hoursOfDuration(duration) ?? 0), 0) / FULL_DAY_HOURS;

/** The used days of all records of the person; null where the server does not say. */
export function usedLeavesOf(person: Person, records: readonly LeaveRecord[]): number | null {
  const own = records.filter((record) => belongsTo(record, person));
  return own.length > 0 ? sumOrNull(own.map(({ usedLeaves }) => usedLeaves)) : null;
}

const sumOrNull = (days: readonly (number | null)[]) =>
  days.reduce((sum, day) => (sum === null || day === null ? null : sum + day), 0);

/**
 * True where each new row is a leave of its own, none the unpaid part of another: the balance went down by all that
 * the paid ones stand for or, on the older server, by all.
 */
function areAllWhole(before: LeaveAccount, now: LeaveAccount): boolean {
  if (before.usedLeaves === null || now.usedLeaves === null) return false;
  const used = now.usedLeaves - before.usedLeaves;
  const known = new Set(before.leaves.map(({ key }) => key));
  const paid = now.leaves.filter(({ key, type }) => type === 'paid' && !known.has(key));
  const isUsed = (days: number) => Math.abs(used - days) < ROUNDING;
  return isUsed(daysOf(paid)) || isUsed(daysOf(now.leaves) - daysOf(before.leaves));
}

/**
 * How often the leave came into the leaves of the person since `before`. A part of it may be unpaid and so a row of
 * its own, once on each date: a paid and an unpaid row are one leave, unless the balance says that both are whole.
 *
 * @throws when only some of its dates were saved: no number is true.
 */
export function timesLeaveSaved(
  payload: LeavePayload,
  [before = UNKNOWN]: readonly LeaveAccount[],
  [now = UNKNOWN]: readonly LeaveAccount[],
): number {
  const areWhole = areAllWhole(before, now);
  const times = leaveDates(payload).map((date) => {
    const fits = (leave: Leave) =>
      leave.date === date &&
      leave.reason.startsWith(payload.reason) &&
      isSameDuration(leave.duration, payload.duration);
    const isPaid = (leave: Leave) => fits(leave) && leave.type === 'paid';
    const added = (which: (leave: Leave) => boolean) =>
      count(now.leaves, which) - count(before.leaves, which);
    const [all, paid] = [added(fits), added(isPaid)];
    return !areWhole && paid > 0 && paid < all ? all - 1 : all;
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
