import type { CalendarDate } from '@/lib/calendar-date';
import { formatMonth } from '@/i18n/format-month';
import type { Language } from '@/i18n/language';

/** `November 2026` / `2026年11月`. */
export function monthTitle(month: CalendarDate, language: Language): string {
  return formatMonth(month.slice(0, 7), language);
}
