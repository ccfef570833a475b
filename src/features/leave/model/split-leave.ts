import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { hoursOfDuration } from './duration';
import type { Leave } from './leave';

const hoursOf = ({ duration }: Leave) => hoursOfDuration(duration) ?? 0;

/** The hours that the row itself stands for, where the server tells; some servers store whole numbers only. */
const countedHours = ({ dayCount }: Leave) => (dayCount ?? 0) * FULL_DAY_HOURS;

const isPart = (leave: Leave) => countedHours(leave) > 0 && countedHours(leave) < hoursOf(leave);

const isOneReason = (one: Leave, other: Leave) =>
  one.reason.startsWith(other.reason) || other.reason.startsWith(one.reason);

function areOneLeave(one: Leave, other: Leave): boolean {
  if (one.date !== other.date || hoursOf(one) !== hoursOf(other)) return false;
  if (isPart(one) && isPart(other)) return true;
  if (one.type === other.type || !isOneReason(one, other)) return false;
  const areWhole = [one, other].every((leave) => countedHours(leave) === hoursOf(leave));
  return !areWhole || hoursOf(one) * 2 > FULL_DAY_HOURS;
}

/**
 * A leave of which one part was paid and one not comes as two rows, each with the duration of the whole: these stand
 * together, all others alone.
 */
export function inWholes(leaves: readonly Leave[]): [Leave, ...Leave[]][] {
  const wholes: [Leave, ...Leave[]][] = [];
  for (const leave of leaves) {
    const whole = wholes.find(([first]) => areOneLeave(first, leave));
    if (whole) whole.push(leave);
    else wholes.push([leave]);
  }
  return wholes;
}

/** The hours of a leave, of which a part may be missing. */
export function hoursOfWhole([first, ...others]: readonly [Leave, ...Leave[]]): number {
  const rows = [first, ...others];
  if (!rows.every(isPart)) return hoursOf(first);
  return rows.reduce((sum, row) => sum + countedHours(row), 0);
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
