import { addDays, datesBetween, isWeekend, mondayOf, type CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, SLOT_MINUTES, toMinutes } from '@/lib/time-slot';

/** A half hour of a timeline; `start` in minutes since midnight. */
export type Cell = { date: CalendarDate; start: number };

/** How many days stand side by side. */
export const DAY_COUNTS = [1, 5, 7] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

const USUAL_START = toMinutes('08:30');
const USUAL_FINISH = toMinutes('17:30');
export const LUNCH_START = toMinutes('12:00');
export const LUNCH_FINISH = toMinutes('13:00');

/** True for the half hours from 12:00 to 13:00. */
export function isLunch(start: number): boolean {
  return start >= LUNCH_START && start < LUNCH_FINISH;
}

/** The day alone, Monday to Friday of its week, or the whole week; a weekend is never left out when it was asked for. */
export function datesShown(day: CalendarDate, count: DayCount): CalendarDate[] {
  if (count === 1) return [day];
  const monday = mondayOf(day);
  const length = count === 5 && isWeekend(day) ? 7 : count;
  return datesBetween(monday, addDays(monday, length - 1));
}

/**
 * The rows of a timeline, as minutes since midnight: 08:30 to 17:30, more where something stands outside of it, and with
 * `isWhole` all until midnight.
 */
export function rowStarts(used: Iterable<number>, isWhole = false): number[] {
  const rows = Array.from(used, toRow);
  const first = Math.min(USUAL_START, ...rows);
  const finish = isWhole ? MINUTES_PER_DAY : Math.max(USUAL_FINISH, ...rows.map((row) => row + SLOT_MINUTES));
  return Array.from({ length: (finish - first) / SLOT_MINUTES }, (_, index) => first + index * SLOT_MINUTES);
}

/** The half hours in which a day is recorded as a rule: 08:30 to 17:30 without lunch, 16 of them. */
export const USUAL_STARTS: readonly number[] = rowStarts([]).filter((start) => !isLunch(start));

/** The row of what begins at this minute: a record off the half hours stands in the one it begins in. */
export function toRow(minutes: number): number {
  return Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES;
}

/** The half hours between two of them, whichever comes first. Lunch is left free unless the gesture begins in it. */
export function startsBetween(from: number, to: number): number[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const all = Array.from(
    { length: (last - first) / SLOT_MINUTES + 1 },
    (_, index) => first + index * SLOT_MINUTES,
  );
  return isLunch(from) ? all : all.filter((start) => !isLunch(start));
}

/** `count` half hours from `start` on, past lunch unless they begin in it; earlier where the day would end before. */
export function startsFrom(start: number, count: number): number[] {
  for (let first = Math.max(0, start); first >= 0; first -= SLOT_MINUTES) {
    const found = startsBetween(first, MINUTES_PER_DAY - SLOT_MINUTES).slice(0, count);
    if (found.length === count) return found;
  }
  return [];
}
