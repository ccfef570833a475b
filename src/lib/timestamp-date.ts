import { dateInZone, isCalendarDate, type CalendarDate, HOME_ZONE } from './calendar-date';

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s?(Z|[+-]\d{2}:?\d{2})$/i;

/** `Date.parse` does not know `+0900`, only `+09:00`. */
const COMPACT_OFFSET = /(\d{2})(\d{2})$/;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Midnight in UTC means its UTC date. Other timestamps mean their date in `HOME_ZONE`: some servers write 1
 * April in Tokyo as `2026-03-31T15:00:00.000000Z`. Undefined for a text without time or zone.
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
