import { addDays, datesBetween, isWeekend, mondayOf, type CalendarDate } from '@/lib/calendar-date';

export const WALL_WEEKS = 4;

/** The weekdays of that many weeks, from the Monday of the week that holds `day`. */
export function wallDates(day: CalendarDate, weeks = WALL_WEEKS): CalendarDate[] {
  const first = mondayOf(day);
  return datesBetween(first, addDays(first, weeks * 7 - 1)).filter((date) => !isWeekend(date));
}

const LOAD_WEEKS = 2;

/** The two whole weeks before the wall begins, or before today's where that is earlier: both days are included. */
export function loadWeeks(
  first: CalendarDate,
  today: CalendarDate,
): { start: CalendarDate; end: CalendarDate } {
  const [wall, now] = [mondayOf(first), mondayOf(today)];
  const end = addDays(wall < now ? wall : now, -1);
  return { start: addDays(end, 1 - LOAD_WEEKS * 7), end };
}

/** Hours of a week: what is meant, what is too many, and what fills a bar. */
export const WEEK_HOURS = { target: 40, most: 44, bar: 50 };

export type WeekLoad = {
  /** Of one week. */
  hours: number;
  /** Of the bar, 0 to 1. */
  share: number;
  isOver: boolean;
};

/** What the hours of `loadWeeks` amount to in one week. */
export function weekLoad(hoursOfWeeks: number): WeekLoad {
  const hours = hoursOfWeeks / LOAD_WEEKS;
  return { hours, share: Math.min(1, hours / WEEK_HOURS.bar), isOver: hours > WEEK_HOURS.most };
}
