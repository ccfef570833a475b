import { toMonth, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';
import { formatWeekday } from './format';
import { formatMonth } from './format-month';
import type { Language } from './language';

/** `Friday 20 November` / `11月20日 金曜日`; cached, because tables repeat the dates for many people. */
export function longDays(language: Language): (date: CalendarDate) => string {
  return memoize((date) => longDay(date, language));
}

function longDay(date: CalendarDate, language: Language): string {
  const weekday = formatWeekday(getWeekday(date), language);
  const month = formatMonth(toMonth(date), language, 'name');
  const day = Number(date.slice(8));
  return language === 'ja' ? `${month}${day}日 ${weekday}` : `${weekday} ${day} ${month}`;
}
