import { addDays, type CalendarDate, isCalendarDate } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import type { JsonReply } from './json-reply';

/** Midnight in Tokyo is 15:00 of the day before in UTC. */
const toMoment = (date: CalendarDate) => `${addDays(date, -1)}T15:00:00.000000Z`;

export function withMoments(value: unknown): unknown {
  if (typeof value === 'string') return isCalendarDate(value) ? toMoment(value) : value;
  if (Array.isArray(value)) return value.map(withMoments);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, fieldValue]) => [name, withMoments(fieldValue)]),
  );
}

export function momentReply(reply: JsonReply): JsonReply {
  return reply.status >= 300 ? reply : { ...reply, data: withMoments(reply.data) };
}
