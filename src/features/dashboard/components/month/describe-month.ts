import { formatWeekday } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { Language } from '@/i18n/language';
import {
  addDays,
  datesBetween,
  firstOfMonth,
  lastOfMonth,
  toMonth,
  getWeekday,
  WEEKDAYS,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';

/** The content of the month map apart from the hours. */
export type DescribedMonth = {
  title: string;
  weekdays: readonly { weekday: Weekday; short: string; long: string }[];
  weeks: readonly (readonly CalendarDate[])[];
};

/** Returns the weeks of the month of `date`, Sunday first, filled with days of the neighbouring months. */
export function monthWeeks(date: CalendarDate): CalendarDate[][] {
  const first = firstOfMonth(date);
  const start = addDays(first, -getWeekday(first));
  const last = lastOfMonth(date);
  const days = datesBetween(start, addDays(last, 6 - getWeekday(last)));
  // The calendar ends on 9999-12-31, a Friday, so its last week is incomplete.
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function describeMonth(month: CalendarDate, language: Language): DescribedMonth {
  return {
    title: formatMonth(toMonth(month), language),
    weekdays: WEEKDAYS.map((weekday) => ({
      weekday,
      short: formatWeekday(weekday, language, 'short'),
      long: formatWeekday(weekday, language),
    })),
    weeks: monthWeeks(month),
  };
}
