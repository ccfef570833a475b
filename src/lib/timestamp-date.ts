import { dateInZone, isCalendarDate, type CalendarDate, HOME_ZONE } from './calendar-date';

/** A date, a time and the zone of both, in ISO 8601 or with a blank between date and time. */
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s?(Z|[+-]\d{2}:?\d{2})$/i;

/** `+0900`, for which `Date.parse` wants `+09:00`. */
const COMPACT_OFFSET = /(\d{2})(\d{2})$/;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The date that a timestamp means: its day in UTC where it is midnight in UTC, else its day in `HOME_ZONE`. Some servers and
 * programs write a date as midnight of their own zone in UTC: 1 April in Tokyo is `2026-03-31T15:00:00.000000Z`.
 * Undefined for a text without a time or a zone.
 */
export function timestampDate(text: string): CalendarDate | undefined {
  const [, date = '', time = '', zone = ''] = TIMESTAMP.exec(text) ?? [];
  if (!isCalendarDate(date)) return undefined;
  const offset = zone.replace(COMPACT_OFFSET, '$1:$2').toUpperCase();
  const moment = Date.parse(`${date}T${time}${offset}`);
  if (Number.isNaN(moment)) return undefined;
  const day = dateInZone(new Date(moment), moment % DAY_MS === 0 ? 'UTC' : HOME_ZONE);
  return isCalendarDate(day) ? day : undefined;
}
