import type { CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Timestamp } from './row-types';

/** Writes the current time as the server does: `2025-08-20T03:15:00.000000Z`. */
export function timestampNow(): Timestamp {
  return now().toISOString().replace('Z', '000Z');
}

/** Writes a working hour of a day, 03:15 in UTC; in Tokyo and Yangon it is the same day. */
export function timestampOn(date: CalendarDate): Timestamp {
  return `${date}T03:15:00.000000Z`;
}

export function createdNow() {
  return createdAt(timestampNow());
}

export function createdOn(date: CalendarDate) {
  return createdAt(timestampOn(date));
}

/** Fills the columns of the times of a row that was never edited. */
function createdAt(time: Timestamp) {
  return { created_at: time, updated_at: time, deleted_at: null };
}
