import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_CODE, HALF_DAY_HOURS, toDurationHours } from './duration';
import type { Leave } from './leave';

/** The rows of one leave: a paid and an unpaid part, or a single row. */
export type LeaveParts = readonly [Leave, ...Leave[]];

const durationHours = ({ duration }: Leave) => toDurationHours(duration) ?? 0;

/** Returns the hours of a row. Some servers send the duration of the whole leave, and the part in days. */
export function rowHours(leave: Leave): number {
  const hours = durationHours(leave);
  const { dayCount } = leave;
  const isFraction = dayCount !== null && dayCount > 0 && dayCount % 1 !== 0;
  return isFraction && hours !== HALF_DAY_HOURS ? Math.min(hours, dayCount * FULL_DAY_HOURS) : hours;
}

/** Returns the days of a row by its duration, or as the server counts them if the duration is unreadable. */
export function rowDays(leave: Leave): number | null {
  return toDurationHours(leave.duration) === null ? leave.dayCount : rowHours(leave) / FULL_DAY_HOURS;
}

/** True for the paid and unpaid part of one leave: two half days, or two fractions of the whole. */
function areOneLeave(first: Leave, second: Leave): boolean {
  const types = [first.type, second.type];
  if (first.date !== second.date || !types.includes('paid') || !types.includes('unpaid')) return false;
  const hours = durationHours(first);
  if (durationHours(second) !== hours) return false;
  return hours === HALF_DAY_HOURS || (hours > 0 && rowHours(first) + rowHours(second) === hours);
}

/** Groups rows into leaves: a paid and an unpaid part form one leave, any other row is a leave itself. */
export function groupLeaveParts(leaves: readonly Leave[]): [Leave, ...Leave[]][] {
  const groups: [Leave, ...Leave[]][] = [];
  for (const leave of leaves) {
    const group = groups.find(([first, ...others]) => others.length === 0 && areOneLeave(first, leave));
    if (group) group.push(leave);
    else groups.push([leave]);
  }
  return groups;
}

export function sumLeaveHours(rows: LeaveParts): number {
  return rows.reduce((sum, row) => sum + rowHours(row), 0);
}

/** Returns the duration of a leave: two half days are a full day. */
export function leaveDuration(rows: LeaveParts): string {
  const [first] = rows;
  return sumLeaveHours(rows) > durationHours(first) ? String(FULL_DAY_CODE) : first.duration;
}

/** Returns one row for each leave, with the duration of all its parts. */
export function mergeLeaveParts(leaves: readonly Leave[]): Leave[] {
  return groupLeaveParts(leaves).map((rows) => ({ ...rows[0], duration: leaveDuration(rows) }));
}

/** Sums the hours of leave by date; omits rows without a date. */
export function leaveHoursByDate(leaves: readonly Leave[]): ReadonlyMap<CalendarDate, number> {
  const hours = new Map<CalendarDate, number>();
  for (const parts of groupLeaveParts(leaves)) {
    const [{ date }] = parts;
    if (date !== null) hours.set(date, (hours.get(date) ?? 0) + sumLeaveHours(parts));
  }
  return hours;
}
