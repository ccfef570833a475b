import { isCalendarDate, parseTypedDate, type CalendarDate } from '@/lib/calendar-date';
import { normaliseInput } from '@/lib/normalise-text';
import { timestampDate } from '@/lib/timestamp-date';
import { serialText } from './number-format';

/** The form of a date: year first, Japanese era, name of the month, timestamp, or serial number of Excel. */
type DateForm = 'yearFirst' | 'era' | 'monthName' | 'moment' | 'serial';

/** A date in a file; `unclear` where the order of day, month and year is ambiguous, null for no date. */
export type WrittenDate = { date: CalendarDate; form: DateForm } | 'unclear' | null;

const ERAS = [
  { names: ['令和', 'r'], first: '2019-05-01' },
  { names: ['平成', 'h'], first: '1989-01-08' },
  { names: ['昭和', 's'], first: '1926-12-25' },
  { names: ['大正', 't'], first: '1912-07-30' },
  { names: ['明治', 'm'], first: '1868-01-25' },
];
const ERA =
  /^(令和|平成|昭和|大正|明治|[rhstm])\s?\.?\s?(\d{1,2}|元)\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const NAME = '([a-z]{3,9})\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const BETWEEN = '[-/\\s]?';
const NAMED_MONTHS = [
  { pattern: new RegExp(`^${DAY}${BETWEEN}${NAME},?${BETWEEN}(\\d{4})$`), order: [3, 2, 1] },
  { pattern: new RegExp(`^${NAME}${BETWEEN}${DAY},?${BETWEEN}(\\d{4})$`), order: [3, 1, 2] },
  { pattern: new RegExp(`^(\\d{4})${BETWEEN}${NAME}${BETWEEN}${DAY}$`), order: [1, 2, 3] },
];

const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** Serial numbers outside these years are taken for other figures. */
const FIRST_COUNTED = '1950-01-01';
const LAST_COUNTED = '2100-01-01';
const UNCLEAR = [
  /^\d{1,2}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,4}日?$/,
  new RegExp(`^${DAY}${BETWEEN}${NAME},?${BETWEEN}'?\\d{2}$`),
];

const WEEKDAY_BEHIND = /\s?\([^)]{1,9}\)$/;
const WEEKDAY_BEFORE = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s/;
const TIME_BEHIND = /(?<=[\d日)])[t\s]\s?\d{1,2}:\d{2}.*$/;

function makeDate(year: number, month: string, day: string): CalendarDate | undefined {
  const date: string = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function readEra(text: string): CalendarDate | undefined {
  const [, name = '', year = '', month = '', day = ''] = ERA.exec(text) ?? [];
  const era = ERAS.find(({ names }) => names.includes(name));
  if (!era) return undefined;
  const count = year === '元' ? 1 : Number(year);
  const date = makeDate(Number(era.first.slice(0, 4)) + count - 1, month, day);
  return count > 0 && date !== undefined && date >= era.first ? date : undefined;
}

function readMonthName(text: string): CalendarDate | undefined {
  for (const { pattern, order } of NAMED_MONTHS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [year = '', name = '', day = ''] = order.map((place) => found[place]);
    const month = MONTHS.findIndex(
      (whole) => whole.startsWith(name) || (name === 'sept' && whole === 'september'),
    );
    if (month >= 0) return makeDate(Number(year), String(month + 1), day);
  }
  return undefined;
}

function readYearFirst(text: string): CalendarDate | undefined {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  return year ? makeDate(Number(year), month, day) : parseTypedDate(text);
}

function readSerial(text: string): CalendarDate | undefined {
  const date = SERIAL.test(text) ? serialText(Number(text)) : null;
  return isCalendarDate(date) && date >= FIRST_COUNTED && date < LAST_COUNTED ? date : undefined;
}

/** Reads a date in an imported file. Only unambiguous forms are read, none is guessed. */
export function readWrittenDate(written: string): WrittenDate {
  const whole = normaliseInput(written).replaceAll(/[‐‑–—−]/g, '-');
  const moment = timestampDate(whole);
  if (moment) return { date: moment, form: 'moment' };
  const text = whole
    .toLowerCase()
    .replace(TIME_BEHIND, '')
    .replace(WEEKDAY_BEHIND, '')
    .replace(WEEKDAY_BEFORE, '');
  const readers: [DateForm, (text: string) => CalendarDate | undefined][] = [
    ['monthName', readMonthName],
    ['yearFirst', readYearFirst],
    ['era', readEra],
    ['serial', readSerial],
  ];
  for (const [form, read] of readers) {
    const date = read(text);
    if (date) return { date, form };
  }
  return UNCLEAR.some((pattern) => pattern.test(text)) ? 'unclear' : null;
}
