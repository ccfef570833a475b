import { addDays, datesBetween, isWeekend, getMonday, type CalendarDate } from '@/lib/calendar-date';

/** On wide screens; narrow screens show half of them. */
export const WALL_WEEKS = 4;

/** Returns the weekdays of `weeks` weeks from the Monday of the week of `day`. */
export function wallDates(day: CalendarDate, weeks: number): CalendarDate[] {
  const first = getMonday(day);
  return datesBetween(first, addDays(first, weeks * 7 - 1)).filter((date) => !isWeekend(date));
}

const LOAD_WEEKS = 2;

/** Returns the two whole weeks before the wall, or before today's week if that is earlier. */
export function getLoadWeeks(
  first: CalendarDate,
  today: CalendarDate,
): { start: CalendarDate; end: CalendarDate } {
  const wallWeek = getMonday(first);
  const currentWeek = getMonday(today);
  const end = addDays(wallWeek < currentWeek ? wallWeek : currentWeek, -1);
  return { start: addDays(end, 1 - LOAD_WEEKS * 7), end };
}

/** Weekly hours: the target, the maximum, and the full length of a bar. */
export const WEEK_HOURS = { target: 40, most: 44, bar: 50 };

export type WeekLoad = {
  hours: number;
  /** Share of the bar, 0 to 1. */
  share: number;
  isOver: boolean;
};

/** Converts the hours of `getLoadWeeks` to those of one week. */
export function toWeekLoad(hoursOfWeeks: number): WeekLoad {
  const hours = hoursOfWeeks / LOAD_WEEKS;
  return { hours, share: Math.min(1, hours / WEEK_HOURS.bar), isOver: hours > WEEK_HOURS.most };
}
