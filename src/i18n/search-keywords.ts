import type { CalendarDate } from '@/lib/calendar-date';
import { formatDate, type LocalizedName } from './format';

export function nameKeywords(entity: LocalizedName, ...codes: string[]): string[] {
  return [entity.eng_name ?? '', entity.jp_name ?? '', ...codes];
}

export function dateKeywords(date: CalendarDate | '' | null): string[] {
  return date ? [date, formatDate(date, 'en'), formatDate(date, 'ja')] : [];
}
