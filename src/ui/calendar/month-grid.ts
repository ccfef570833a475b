import {
  addDays,
  datesBetween,
  firstOfMonth,
  lastOfMonth,
  weekdayOf,
  type CalendarDate,
} from '@/lib/calendar-date';

/** The weeks, Sunday first, that hold the month of `date`; days of its neighbours fill them up. */
export function weeksOfMonth(date: CalendarDate): CalendarDate[][] {
  const first = firstOfMonth(date);
  const start = addDays(first, -weekdayOf(first));
  const last = lastOfMonth(date);
  const days = datesBetween(start, addDays(last, 6 - weekdayOf(last)));
  // The very last week of the calendar is a short one.
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function isSameMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
