import { dateOfWall, MINUTE_MS, type Zone } from '@/features/reporting/calendar/model/zone-time';
import type { CalendarDate } from '@/lib/calendar-date';
import { normaliseInput } from '@/lib/normalise-text';
import { MINUTES_PER_DAY } from '@/lib/time-slot';
import type { createDateReader } from './date-order';

/** Japanese time sheets count hours after midnight up to 47:59. */
const LAST_HOUR = 47;
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const IN_KANJI = /^(\d{1,2})時(?:(\d{1,2})分?)?$/;
/** Such as 930 and 1730. */
const WITHOUT_COLON = /^(\d{1,2})(\d{2})$/;
/** A time with am or pm, in English or Japanese, before or after it. */
const TWELVE_HOUR = /^(午前|午後|am|pm)?\s?(.+?)\s?(?:([ap])\.?m\.?)?$/;
/** Excel stores times as fractions of a day. */
const FRACTION = /^0?\.\d+$/;

/** Parses minutes since midnight; 24:00 and later are of the next day. Null for other texts. */
export function readClock(written: string): number | null {
  const text = normaliseInput(written).toLowerCase().replace('時半', '時30分');
  if (FRACTION.test(text)) return Math.round(Number(text) * MINUTES_PER_DAY);
  const [, before = '', time = '', after = ''] = TWELVE_HOUR.exec(text) ?? [];
  const [, hour, minute = '0', second = '0'] =
    CLOCK.exec(time) ?? IN_KANJI.exec(time) ?? WITHOUT_COLON.exec(time) ?? [];
  if (hour === undefined) return null;
  const hours = Number(hour);
  const minutes = Number(minute);
  const seconds = Number(second);
  if (hours > LAST_HOUR || minutes > 59 || seconds > 59) return null;
  const isTwelveHour = before !== '' || after !== '';
  if (isTwelveHour && hours > 12) return null;
  const isAfternoon = before === '午後' || before === 'pm' || after === 'p';
  const whole = isTwelveHour ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  return whole * 60 + minutes + Math.round(seconds / 60);
}

/** Two texts with digits, and a dash or a wave between them. */
const BETWEEN = /^(.*\d.*?)\s?[-‐‑–—−~〜]\s?(.*\d.*)$/;

/** Parses both times of `9:00–17:30`; null for other texts. */
export function readTimeRange(written: string): readonly [start: number, finish: number] | null {
  const [, first = '', last = ''] = BETWEEN.exec(normaliseInput(written)) ?? [];
  const [start, finish] = [first, last].map((text) => (/[:時]/.test(text) ? readClock(text) : null));
  return start == null || finish == null ? null : [start, finish];
}

type CellTime = {
  date: CalendarDate | 'unclear' | null;
  minutes: number;
  /** The cell holds a date only, as workbooks write midnight. */
  isDay?: true;
};

/** A moment with its offset, as time trackers export it. */
const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s?(Z|UTC|[+-]\d{2}:?\d{2})$/i;
/** A date, then a time after a blank, a T or a comma. */
const DATE_AND_TIME =
  /^(.*\d.*?)[\sT,]+((?:午前|午後)?\s?\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?\s?(?:[ap]\.?m\.?)?|(?:午前|午後)?\s?\d{1,2}時.*)$/i;
/** A day as Excel counts days, with the time as a fraction. */
const SERIAL = /^(\d{5})(\.\d+)$/;

/** Parses a time, or a date with a time; converts a moment with an offset to the time zone `zone`. */
export function readCellTime(
  written: string,
  readDate: ReturnType<typeof createDateReader>,
  zone: Zone,
): CellTime | null {
  const text = normaliseInput(written);
  const [, momentDay, clock = '', offset = ''] = ZONED.exec(text) ?? [];
  if (momentDay !== undefined) {
    const zoneSuffix = offset
      .toUpperCase()
      .replace('UTC', 'Z')
      .replace(/^(.\d{2})(\d{2})$/, '$1:$2');
    const moment = Date.parse(`${momentDay}T${clock}${zoneSuffix}`);
    if (Number.isNaN(moment)) return null;
    const wall = Math.round(zone.toWall(moment) / MINUTE_MS) * MINUTE_MS;
    const date = dateOfWall(wall);
    return { date, minutes: (wall - Date.parse(date)) / MINUTE_MS };
  }
  const [, serialDay, part] = SERIAL.exec(text) ?? [];
  if (serialDay !== undefined)
    return { date: readDate(serialDay), minutes: Math.round(Number(part) * MINUTES_PER_DAY) };
  const minutes = readClock(text);
  if (minutes !== null) return { date: null, minutes };
  const [, date = '', time = ''] = DATE_AND_TIME.exec(text) ?? [];
  const clockTime = readClock(time);
  const dateOfCell = date && readDate(date);
  if (clockTime !== null && dateOfCell) return { date: dateOfCell, minutes: clockTime };
  // A date reader ignores what follows a date, also a time that cannot be read.
  const day = /[:時]/.test(text) ? null : readDate(text);
  return day === null ? null : { date: day, minutes: 0, isDay: true };
}
