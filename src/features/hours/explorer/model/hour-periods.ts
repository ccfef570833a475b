import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
  getMonday,
  toMonth,
  type CalendarDate,
} from '@/lib/calendar-date';
import { DAYS_PER_WEEK, type DateRange } from '../../model/date-range';

export const PERIODS = ['month', 'week', 'day'] as const;

/** The key of a month is `2026-11`, that of a week its Monday. */
export type Period = (typeof PERIODS)[number];

/** The key of hours without a known day, which fit into no single period. */
export const UNKNOWN_PERIOD = '';

const KEYS: Record<Period, (date: CalendarDate) => string> = {
  month: (date) => toMonth(date),
  week: getMonday,
  day: (date) => date,
};

/** The key of the period that contains the whole range; `UNKNOWN_PERIOD` where none does. */
export function periodKey(period: Period, { start, end }: DateRange): string {
  const key = KEYS[period](start);
  // Most ranges are one day and need only one key.
  return start === end || KEYS[period](end) === key ? key : UNKNOWN_PERIOD;
}

/** The days of a period; null for an invalid key. */
export function periodRange(period: Period, key: string): DateRange | null {
  const start = period === 'month' ? `${key}-01` : key;
  if (!isCalendarDate(start) || KEYS[period](start) !== key) return null;
  if (period === 'month') return { start, end: lastOfMonth(start) };
  return { start, end: period === 'week' ? addDays(start, DAYS_PER_WEEK - 1) : start };
}

/** The key of the previous or next period; `UNKNOWN_PERIOD` for an invalid key. */
function shiftKey(period: Period, key: string, step: 1 | -1): string {
  const range = periodRange(period, key);
  if (!range) return UNKNOWN_PERIOD;
  return KEYS[period](step === 1 ? addDays(range.end, 1) : addDays(range.start, -1));
}

export const keyBefore = (period: Period, key: string): string => shiftKey(period, key, -1);

/** The keys of all periods that overlap the range, in order; empty where there are more than `most`. */
export function periodsIn(period: Period, { start, end }: DateRange, most: number): string[] {
  const keys: string[] = [];
  const last = KEYS[period](end);
  for (let key = KEYS[period](start); keys.length < most; key = shiftKey(period, key, 1)) {
    keys.push(key);
    // Compared before the next shift, because a shift past the last date of the calendar stays on it.
    if (key === last) return keys;
  }
  return [];
}

export function overlap(a: DateRange, b: DateRange): DateRange | null {
  const start = a.start > b.start ? a.start : b.start;
  const end = a.end < b.end ? a.end : b.end;
  return start <= end ? { start, end } : null;
}

/** The range of the same length that ends the day before: for whole months, as many whole months. */
export function rangeBefore({ start, end }: DateRange): DateRange {
  const last = addDays(start, -1);
  const isWhole = start === firstOfMonth(start) && end === lastOfMonth(end);
  if (isWhole) return { start: addMonths(start, -monthsIn({ start, end })), end: last };
  return { start: addDays(last, -daysBetween(start, end)), end: last };
}

const monthNumber = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

function monthsIn({ start, end }: DateRange): number {
  return monthNumber(end) - monthNumber(start) + 1;
}

/** Splits a range at the ends of its months; returns it whole where it has more months than `most`. */
export function splitByMonth(range: DateRange, most: number): DateRange[] {
  if (monthsIn(range) > most) return [range];
  return periodsIn('month', range, most).flatMap((key) => {
    const month = periodRange('month', key);
    const days = month && overlap(month, range);
    return days ? [days] : [];
  });
}
