import type { CalendarDate } from '@/lib/calendar-date';
import { formatDate, type LocalizedName } from './format';

/** Search texts of a person or a project: both names, and a staff number or code. */
export function nameKeywords(entity: LocalizedName, ...codes: string[]): string[] {
  return [entity.eng_name ?? '', entity.jp_name ?? '', ...codes];
}

/** Search texts of a date: all forms in which it is written. */
export function dateKeywords(date: CalendarDate | '' | null): string[] {
  return date ? [date, formatDate(date, 'en'), formatDate(date, 'ja')] : [];
}
