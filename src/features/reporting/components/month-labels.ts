import { WEEKDAYS, weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { formatDate, formatWeekday } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { weeksOfMonth } from '../model/month-grid';

/** All words of a calendar's month. Formatting dates is slow: it is done once a month, not once a click. */
export function describeMonth(month: CalendarDate, language: Language) {
  const weekdays = WEEKDAYS.map((weekday) => ({
    weekday,
    short: formatWeekday(weekday, language, 'short'),
    long: formatWeekday(weekday, language),
  }));
  return {
    title: monthTitle(month, language),
    weekdays,
    weeks: weeksOfMonth(month).map((week) =>
      week.map((date) => ({
        date,
        label: formatDate(date, language),
        weekday: weekdays[weekdayOf(date)]?.long ?? '',
      })),
    ),
  };
}

/** `November 2026` / `2026年11月`. */
export function monthTitle(month: CalendarDate, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}T00:00:00Z`));
}
