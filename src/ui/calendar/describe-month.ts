import { WEEKDAYS, weekdayOf, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { formatDate, formatWeekday } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { Language } from '@/i18n/language';
import { weeksOfMonth } from './month-grid';

/** What a calendar says of a day. */
export type DescribedDay = {
  date: CalendarDate;
  /** Names the day. */
  words: { date: string; weekday: string };
  /** Says more than the date, e.g. what was done. */
  label?: string;
  /** A dot under the digits, or a ring. */
  dot?: 'full' | 'part';
};

/** What a calendar shows. */
export type CalendarMonth = {
  title: string;
  weekdays: readonly { weekday: Weekday; short: string; long: string }[];
  weeks: readonly (readonly DescribedDay[])[];
};

/** The month of `month` in words. Formatting dates is slow: it is done once a month, not once a click. */
export function describeMonth(month: CalendarDate, language: Language): CalendarMonth {
  const weekdays = WEEKDAYS.map((weekday) => ({
    weekday,
    short: formatWeekday(weekday, language, 'short'),
    long: formatWeekday(weekday, language),
  }));
  return {
    title: formatMonth(month.slice(0, 7), language),
    weekdays,
    weeks: weeksOfMonth(month).map((week) =>
      week.map((date) => ({
        date,
        words: { date: formatDate(date, language), weekday: weekdays[weekdayOf(date)]?.long ?? '' },
      })),
    ),
  };
}
