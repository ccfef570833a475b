import type { CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Timestamp } from './row-types';

/** `2025-08-20T03:15:00.000000Z`, as the server writes it. */
export function timestampNow(): Timestamp {
  return now().toISOString().replace('Z', '000Z');
}

export function timestampOn(date: CalendarDate, time = '03:15:00'): Timestamp {
  return `${date}T${time}.000000Z`;
}

export function freshStamps() {
  const at = timestampNow();
  return { created_at: at, updated_at: at };
}

export function stampsOn(date: CalendarDate) {
  const at = timestampOn(date);
  return { created_at: at, updated_at: at, deleted_at: null };
}
