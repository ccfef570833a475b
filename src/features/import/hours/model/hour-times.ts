import { readWrittenDate } from '@/excel/written-date';
import { dateOfWall, DAY_MS, type Zone } from '@/features/reporting/calendar/model/zone-time';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { normaliseInput } from '@/lib/normalise-text';
import { memoize } from '@/lib/memoize';
import { MINUTES_PER_DAY } from '@/lib/time-slot';

/** The first part of a date such as 03/04/2026. */
export type DateOrder = 'day' | 'month';

const MINUTE_MS = 60_000;

/** Japanese time sheets count hours after midnight up to 47:59. */
const LAST_HOUR = 47;
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const IN_KANJI = /^(\d{1,2})時(?:(\d{1,2})分?)?$/;
/** Such as 930 and 1730. */
const WITHOUT_COLON = /^(\d{1,2})(\d{2})$/;
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

const BETWEEN = /^(.*\d.*?)\s?[-–—~〜]\s?(.*\d.*)$/;

/** Parses both times of `9:00–17:30`; null for other texts. */
export function readTimeRange(written: string): readonly [start: number, finish: number] | null {
  const [, first = '', last = ''] = BETWEEN.exec(normaliseInput(written)) ?? [];
  const [start, finish] = [first, last].map((text) => (/[:時]/.test(text) ? readClock(text) : null));
  return start == null || finish == null ? null : [start, finish];
}

const CLOCK_LENGTH = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const NAMED_UNITS =
  /^(?:pt)?(?:(\d+(?:[.,]\d+)?)\s?(?:h|hrs?|hours?|時間)\s?)?(?:(\d+(?:[.,]\d+)?)\s?(?:m|mins?|minutes?|分|$)\s?)?(?:(\d+)\s?(?:s|secs?|seconds?|秒))?$/;
const MOST_HOURS = 24;

const toNumber = (text = '0') => Number(text.replace(',', '.'));

/** Parses minutes of 1:30, 1.5, 1h 30m, 1時間30分; `unit` is that of whole numbers. Null for others. */
export function readDuration(written: string, unit: 'hours' | 'minutes'): number | null {
  const text = normaliseInput(written).toLowerCase();
  if (NUMBER.test(text)) {
    const isMinutes = unit === 'minutes' && /^\d+$/.test(text);
    return Math.round(toNumber(text) * (isMinutes ? 1 : 60));
  }
  const [, hours, minutes, seconds] = CLOCK_LENGTH.exec(text) ?? NAMED_UNITS.exec(text) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return Math.round(toNumber(hours) * 60 + toNumber(minutes) + toNumber(seconds) / 60);
}

/** Detects the unit of a column's whole numbers: minutes if one exceeds the hours of a day. */
export function detectUnit(texts: Iterable<string>): 'hours' | 'minutes' {
  for (const text of texts) if (/^\d+$/.test(text.trim()) && Number(text) > MOST_HOURS) return 'minutes';
  return 'hours';
}

const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;

/** Detects the order from unambiguous dates; null if there are none, or if they contradict. */
export function findDateOrder(texts: Iterable<string>): { order: DateOrder | null; doubtful: string | null } {
  const orders = new Set<DateOrder>();
  let doubtful: string | null = null;
  for (const text of texts) {
    const [, first, second] = YEAR_LAST.exec(normaliseInput(text)) ?? [];
    if (first === undefined) continue;
    if (Number(first) > 12) orders.add('day');
    else if (Number(second) > 12) orders.add('month');
    else doubtful ??= text.trim();
  }
  const [order = null] = orders;
  return { order: orders.size === 1 ? order : null, doubtful };
}

/** Parses each date once; `unclear` if the order of day and month is unknown. */
export function createDateReader(order: DateOrder | null) {
  return memoize((text: string): CalendarDate | 'unclear' | null => {
    const written = readWrittenDate(text);
    if (written && written !== 'unclear') return written.date;
    const [, first = '', second = '', year = ''] = YEAR_LAST.exec(normaliseInput(text)) ?? [];
    if (order && year) {
      const day = order === 'day' ? first : second;
      const month = order === 'day' ? second : first;
      const date: string = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return isCalendarDate(date) ? date : null;
    }
    return written;
  });
}

type CellTime = {
  date: CalendarDate | 'unclear' | null;
  minutes: number;
  /** The cell holds a date only, as workbooks write midnight. */
  isDay?: true;
};

const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s?(Z|UTC|[+-]\d{2}:?\d{2})$/i;
const DATE_AND_TIME =
  /^(.*\d.*?)[\sT,]+((?:午前|午後)?\s?\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?\s?(?:[ap]\.?m\.?)?|(?:午前|午後)?\s?\d{1,2}時.*)$/i;
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
    return { date: dateOfWall(wall), minutes: (wall - Date.parse(dateOfWall(wall))) / MINUTE_MS };
  }
  const [, serialDay, part] = SERIAL.exec(text) ?? [];
  if (serialDay !== undefined)
    return { date: readDate(serialDay), minutes: Math.round((Number(part) * DAY_MS) / MINUTE_MS) };
  const minutes = readClock(text);
  if (minutes !== null) return { date: null, minutes };
  const [, date = '', time = ''] = DATE_AND_TIME.exec(text) ?? [];
  const clockTime = readClock(time);
  const dateOfCell = date && readDate(date);
  if (clockTime !== null && dateOfCell) return { date: dateOfCell, minutes: clockTime };
  const day = readDate(text);
  return day === null ? null : { date: day, minutes: 0, isDay: true };
}
