import type { CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Timestamp } from './row-types';

export function timestampNow(): Timestamp {
  return now().toISOString().replace('Z', '000Z');
}

/** A working hour, which falls on the same date in UTC, Tokyo and Yangon. */
export function timestampOn(date: CalendarDate): Timestamp {
  return `${date}T03:15:00.000000Z`;
}

export function createdNow() {
  return createdAt(timestampNow());
}

export function createdOn(date: CalendarDate) {
  return createdAt(timestampOn(date));
}

function createdAt(time: Timestamp) {
  return { created_at: time, updated_at: time, deleted_at: null };
}
