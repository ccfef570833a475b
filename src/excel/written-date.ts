import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { MONTHS, parseTypedDate } from '@/lib/typed-date';
import { normaliseInput } from '@/lib/normalise-text';
import { timestampDate } from '@/lib/timestamp-date';
import { formatSerial } from './number-format';

type DateForm = 'yearFirst' | 'era' | 'monthName' | 'timestamp' | 'serial';

/** A date in a file; `unclear` where the order of day, month and year is ambiguous, null for no date. */
export type WrittenDate = { date: CalendarDate; form: DateForm } | 'unclear' | null;

const ERAS = [
  { names: ['令和', 'r'], first: '2019-05-01' },
  { names: ['平成', 'h'], first: '1989-01-08' },
  { names: ['昭和', 's'], first: '1926-12-25' },
  { names: ['大正', 't'], first: '1912-07-30' },
  { names: ['明治', 'm'], first: '1868-01-25' },
];
/** For example 令和8年11月20日, R8.11.20 or 平成元年1月8日. */
const ERA_DATE =
  /^(令和|平成|昭和|大正|明治|[rhstm])\s?\.?\s?(\d{1,2}|元)\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/;

const NAME = '(?<name>[a-z]{3,9})\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4})';
const SEPARATOR = '[-/\\s]?';
const NAMED_MONTHS = [
  new RegExp(`^${DAY}${SEPARATOR}${NAME},?${SEPARATOR}${YEAR}$`),
  new RegExp(`^${NAME}${SEPARATOR}${DAY},?${SEPARATOR}${YEAR}$`),
  new RegExp(`^${YEAR}${SEPARATOR}${NAME}${SEPARATOR}${DAY}$`),
];

const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** Serial numbers outside these years are taken for other figures. */
const FIRST_SERIAL_DATE = '1950-01-01';
const END_OF_SERIAL_DATES = '2100-01-01';
/** Dates whose order, or whose century, is ambiguous. */
const UNCLEAR = [
  /^\d{1,2}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,4}日?$/,
  new RegExp(`^${DAY}${SEPARATOR}${NAME},?${SEPARATOR}'?\\d{2}$`),
];

/** Such as the ends of `2026-11-20 (Fri)` and `2026-11-20 9:00`, and the beginning of `Fri, 20 Nov 2026`. */
const WEEKDAY_AT_END = /\s?\([^)]{1,9}\)$/;
const WEEKDAY_AT_START = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s/;
const TIME_AT_END = /(?<=[\d日)])[t\s]\s?\d{1,2}:\d{2}.*$/;

export function makeDate(year: number, month: string, day: string): CalendarDate | undefined {
  const date: string = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function readEra(text: string): CalendarDate | undefined {
  const [, name = '', year = '', month = '', day = ''] = ERA_DATE.exec(text) ?? [];
  const era = ERAS.find(({ names }) => names.includes(name));
  if (!era) return undefined;
  const count = year === '元' ? 1 : Number(year);
  const date = makeDate(Number(era.first.slice(0, 4)) + count - 1, month, day);
  return count > 0 && date !== undefined && date >= era.first ? date : undefined;
}

function readMonthName(text: string): CalendarDate | undefined {
  for (const pattern of NAMED_MONTHS) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { year, name = '', day = '' } = groups;
    const month = MONTHS.findIndex((monthName) => monthName.startsWith(name));
    if (month >= 0) return makeDate(Number(year), String(month + 1), day);
  }
  return undefined;
}

function readYearFirst(text: string): CalendarDate | undefined {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  return year ? makeDate(Number(year), month, day) : parseTypedDate(text);
}

function readSerial(text: string): CalendarDate | undefined {
  const date = SERIAL.test(text) ? formatSerial(Number(text)) : null;
  return isCalendarDate(date) && date >= FIRST_SERIAL_DATE && date < END_OF_SERIAL_DATES ? date : undefined;
}

const READERS: readonly [DateForm, (text: string) => CalendarDate | undefined][] = [
  ['monthName', readMonthName],
  ['yearFirst', readYearFirst],
  ['era', readEra],
  ['serial', readSerial],
];

const normaliseDashes = (written: string) => normaliseInput(written).replaceAll(/[‐‑–—−]/g, '-');

function removeTimeAndWeekday(normalised: string): string {
  return normalised
    .toLowerCase()
    .replace(TIME_AT_END, '')
    .replace(WEEKDAY_AT_END, '')
    .replace(WEEKDAY_AT_START, '');
}

/** In lower case, without time and weekday. */
export const toDateText = (written: string): string => removeTimeAndWeekday(normaliseDashes(written));

/** Reads a date in an imported file. Only unambiguous forms are read, none is guessed. */
export function readWrittenDate(written: string): WrittenDate {
  const normalised = normaliseDashes(written);
  const timestamp = timestampDate(normalised);
  if (timestamp) return { date: timestamp, form: 'timestamp' };
  const text = removeTimeAndWeekday(normalised);
  for (const [form, read] of READERS) {
    const date = read(text);
    if (date) return { date, form };
  }
  return UNCLEAR.some((pattern) => pattern.test(text)) ? 'unclear' : null;
}
