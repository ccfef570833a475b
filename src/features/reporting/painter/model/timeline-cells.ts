import { addDays, datesBetween, getMonday, inOrder, isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, roundDownToSlot, SLOT_MINUTES } from '@/lib/time-slot';
import { isLunch, USUAL_FINISH, USUAL_START } from '@/features/work/model/usual-day';

/** A half hour of a timeline; `start` in minutes since midnight. */
export type Cell = { date: CalendarDate; start: number };

export const isSameCell = (a: Cell, b: Cell) => a.date === b.date && a.start === b.start;

/** A part of a day, in minutes since midnight. */
export type TimeSpan = Cell & { finish: number };

export const DAY_COUNTS = [1, 5, 7] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** Monday to Friday for 5, but the whole week for a weekend day. */
export function datesShown(day: CalendarDate, count: DayCount): CalendarDate[] {
  if (count === 1) return [day];
  const monday = getMonday(day);
  const length = count === 5 && isWeekend(day) ? 7 : count;
  return datesBetween(monday, addDays(monday, length - 1));
}

/** The rows of a usual day, and more for `used` half hours outside; `hasAllHours` goes on to midnight. */
export function rowStarts(used: Iterable<number>, hasAllHours = false): number[] {
  const rows = Array.from(used, roundDownToSlot);
  const first = Math.min(USUAL_START, ...rows);
  const finish = hasAllHours
    ? MINUTES_PER_DAY
    : Math.max(USUAL_FINISH, ...rows.map((row) => row + SLOT_MINUTES));
  return Array.from({ length: (finish - first) / SLOT_MINUTES }, (_, index) => first + index * SLOT_MINUTES);
}

export const USUAL_STARTS: readonly number[] = rowStarts([]).filter((start) => !isLunch(start));

/** The starts between two half hours in either order. Lunch is omitted unless `from` lies in it. */
export function startsBetween(from: number, to: number): number[] {
  const first = Math.min(from, to);
  const count = Math.abs(to - from) / SLOT_MINUTES + 1;
  const all = Array.from({ length: count }, (_, index) => first + index * SLOT_MINUTES);
  return isLunch(from) ? all : all.filter((start) => !isLunch(start));
}

/** The half hours of all days between two cells in either order (see `startsBetween`). */
export function selectedCells(from: Cell, to: Cell): Cell[] {
  const [first, last] = inOrder(from.date, to.date);
  const starts = startsBetween(from.start, to.start);
  return datesBetween(first, last).flatMap((date) => starts.map((start) => ({ date, start })));
}

/** `count` starts from `start` on, or as late as they fit; without lunch unless the first lies in it. */
export function startsFrom(start: number, count: number): number[] {
  for (let first = Math.max(0, start); first >= 0; first -= SLOT_MINUTES) {
    const found = startsBetween(first, MINUTES_PER_DAY - SLOT_MINUTES).slice(0, count);
    if (found.length === count) return found;
  }
  return [];
}
