import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { now } from './clock';
import { memoize } from './memoize';

dayjs.extend(utc);

/** Timestamps and project hours are dated in the zone of the company, wherever the user is. Source: HR-2. */
export const HOME_ZONE = 'Asia/Tokyo';

/** The browser's zone as IANA name, e.g. `Asia/Tokyo`. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `YYYY-MM-DD` without time and zone. Text from outside passes `isCalendarDate`. */
export type CalendarDate = `${number}-${number}-${number}`;

export type CalendarMonth = `${number}-${number}`;

/** 0 is Sunday, 6 is Saturday, as on the wire. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** JavaScript takes the years below 100 for years of the 20th century. */
export const FIRST_DATE: CalendarDate = '0100-01-01';
export const LAST_DATE: CalendarDate = '9999-12-31';

const INVALID_DAY = dayjs.utc(Number.NaN);

/** A board parses the same days for thousands of people, and dayjs takes 5 µs for each. */
const parsedDays = new Map<string, Dayjs>();
const MOST_CACHED_DAYS = 4000;

/** In UTC, which has no daylight saving. Text that is no date gives an invalid day. */
export function toDay(date: string): Dayjs {
  const cached = parsedDays.get(date);
  if (cached) return cached;
  const day = dayjs.utc(date);
  if (!day.isValid() || fromDay(day) !== date) return INVALID_DAY;
  if (parsedDays.size === MOST_CACHED_DAYS) parsedDays.clear();
  parsedDays.set(date, day);
  return day;
}

export function fromDay(day: Dayjs): CalendarDate {
  return day.format('YYYY-MM-DD') as CalendarDate;
}

/** `YYYY-MM-DD`; false for `2025-02-30`. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && toDay(value) !== INVALID_DAY;
}

/** In the user's time zone. */
export function toCalendarDate(date: Date): CalendarDate {
  return fromDay(dayjs(date));
}

/** In the user's time zone; `todayInZone` for others. */
export function today(): CalendarDate {
  return toCalendarDate(now());
}

// The Swedish locale writes YYYY-MM-DD.
const formatIn = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
);

export function dateInZone(moment: Date, timeZone: string): CalendarDate {
  return formatIn(timeZone).format(moment) as CalendarDate;
}

export function todayInZone(timeZone: string): CalendarDate {
  return dateInZone(now(), timeZone);
}

/** Stays within the years 100 to 9999. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return clampDay(toDay(date).add(count, 'day'), count);
}

/** Stays within the years 100 to 9999; a shorter month gives its last day. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  return clampDay(toDay(date).add(count, 'month'), count);
}

/** A day beyond the range of dayjs is invalid, so the sign of `count` decides. */
function clampDay(day: Dayjs, count: number): CalendarDate {
  if (day.year() >= 100 && day.year() <= 9999) return fromDay(day);
  return count < 0 ? FIRST_DATE : LAST_DATE;
}

export function toMonth(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth;
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${toMonth(date)}-01`;
}

export function isCalendarMonth(value: unknown): value is CalendarMonth {
  return typeof value === 'string' && isCalendarDate(`${value}-01`);
}

export function firstOfYear(date: CalendarDate): CalendarDate {
  return fromDay(toDay(date).startOf('year'));
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  return fromDay(toDay(date).endOf('month'));
}

export function isSameMonth(first: CalendarDate, second: CalendarDate): boolean {
  return toMonth(first) === toMonth(second);
}

export function getWeekday(date: CalendarDate): Weekday {
  return toDay(date).day();
}

export function isWeekend(date: CalendarDate): boolean {
  const weekday = getWeekday(date);
  return weekday === 0 || weekday === 6;
}

/** 0 for Monday to 6 for Sunday: weeks begin on Monday. */
export const daysAfterMonday = (weekday: Weekday): number => (weekday + 6) % 7;

export function getMonday(date: CalendarDate): CalendarDate {
  return addDays(date, -daysAfterMonday(getWeekday(date)));
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDay(to).diff(toDay(from), 'day');
}

export function inOrder(first: CalendarDate, second: CalendarDate): [CalendarDate, CalendarDate] {
  return first <= second ? [first, second] : [second, first];
}

/** Both ends included; empty when `to` is earlier. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}
