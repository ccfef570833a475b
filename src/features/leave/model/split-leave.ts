import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { hoursOfDuration } from './duration';
import type { Leave } from './leave';

type WholeLeave = readonly [Leave, ...Leave[]];

const durationHours = ({ duration }: Leave) => hoursOfDuration(duration) ?? 0;

const HALF_DAY_HOURS = FULL_DAY_HOURS / 2;

/** Full days on one date have this code. */
const FULL_DAY = '1';

/**
 * The hours of one row: of its duration. Some servers give a part the duration of the whole leave, and its own days as a
 * fraction; a half day is never such a part.
 */
export function hoursOfRow(leave: Leave): number {
  const hours = durationHours(leave);
  const { dayCount } = leave;
  const isFraction = dayCount !== null && dayCount > 0 && dayCount % 1 !== 0;
  return isFraction && hours !== HALF_DAY_HOURS ? Math.min(hours, dayCount * FULL_DAY_HOURS) : hours;
}

/** The days of one row: of its duration; where that cannot be read, as the server counts them. */
export function daysOfRow(leave: Leave): number | null {
  return hoursOfDuration(leave.duration) === null ? leave.dayCount : hoursOfRow(leave) / FULL_DAY_HOURS;
}

/** True for the paid and the unpaid part of one day: two half days, whatever the server counts, or two fractions of the whole. */
function areOneLeave(one: Leave, other: Leave): boolean {
  const types = [one.type, other.type];
  if (one.date !== other.date || !types.includes('paid') || !types.includes('unpaid')) return false;
  const hours = durationHours(one);
  if (durationHours(other) !== hours) return false;
  return hours === HALF_DAY_HOURS || (hours > 0 && hoursOfRow(one) + hoursOfRow(other) === hours);
}

/** The leaves of which each may be two rows, a paid and an unpaid one; any other rows stand alone. */
export function inWholes(leaves: readonly Leave[]): [Leave, ...Leave[]][] {
  const wholes: [Leave, ...Leave[]][] = [];
  for (const leave of leaves) {
    const whole = wholes.find(([first, ...others]) => others.length === 0 && areOneLeave(first, leave));
    if (whole) whole.push(leave);
    else wholes.push([leave]);
  }
  return wholes;
}

/** The hours of a leave, of which a part may be missing. */
export function hoursOfWhole(rows: WholeLeave): number {
  return rows.reduce((sum, row) => sum + hoursOfRow(row), 0);
}

/** The duration of a leave: two halves are a full day. */
export function durationOfWhole(rows: WholeLeave): string {
  const [first] = rows;
  return hoursOfWhole(rows) > durationHours(first) ? FULL_DAY : first.duration;
}

/** The leaves as one row each. */
export function wholeLeaves(leaves: readonly Leave[]): Leave[] {
  return inWholes(leaves).map((rows) => ({ ...rows[0], duration: durationOfWhole(rows) }));
}

/** The hours of leave on each date; what has no date is left out. */
export function leaveHoursByDate(leaves: readonly Leave[]): ReadonlyMap<CalendarDate, number> {
  const hours = new Map<CalendarDate, number>();
  for (const whole of inWholes(leaves)) {
    const [{ date }] = whole;
    if (date !== null) hours.set(date, (hours.get(date) ?? 0) + hoursOfWhole(whole));
  }
  return hours;
}
