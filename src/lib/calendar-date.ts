import { now } from './clock';
import { normaliseInput } from './normalise-text';
import { onceEach } from './once';

/** A date of the calendar as text, `YYYY-MM-DD`. It has no time and no zone, so it can never slip by a day. */
export type CalendarDate = string;

/** 0 is Sunday, 6 is Saturday, as on the wire. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Years of four digits that JavaScript does not take for those of another century. */
const FIRST = '0100-01-01';
const LAST = '9999-12-31';

/** True for a real day in the form `YYYY-MM-DD`; `2025-02-30` is false. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (!year || !month || !day || text < FIRST || month > 12) return false;
  return day <= lastDay(year, month);
}

const MS_OF_DAY = 24 * 60 * 60_000;

/** The last day of a month, 1 to 12. */
function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function written(year: number, month: number, day: number): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Milliseconds of the first moment of a date, where no clock is ever put forward or back. NaN for what is no date. */
const startOf = (date: CalendarDate) => Date.parse(`${date}T00:00Z`);

/** The day that `date` shows on a wall calendar where the user is. */
export function toCalendarDate(date: Date): CalendarDate {
  return written(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Today where the user is. */
export function today(): CalendarDate {
  return toCalendarDate(now());
}

// The Swedish locale writes YYYY-MM-DD.
const formatIn = onceEach(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
);

/** The day that a moment has in an IANA zone, e.g. `Asia/Tokyo`. */
export function dateInZone(moment: Date, timeZone: string): CalendarDate {
  return formatIn(timeZone).format(moment);
}

/** Today in an IANA zone. */
export function todayInZone(timeZone: string): CalendarDate {
  return dateInZone(now(), timeZone);
}

/** Ends at the last day of the year 9999, as it does at the first of the year 100; what is no date stays as it is. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  if (!isCalendarDate(date)) return date;
  const to = new Date(startOf(date) + days * MS_OF_DAY);
  return within(days, to.getUTCFullYear(), to.getUTCMonth() + 1, to.getUTCDate());
}

/** Ends where `addDays` does. Of a shorter month it is the last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  if (!isCalendarDate(date)) return date;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return within(months, toYear, toMonth, Math.min(day, lastDay(toYear, toMonth)));
}

/** Far away there is no date that can be written; `count` says in which direction that was. */
function within(count: number, year: number, month: number, day: number): CalendarDate {
  if (year >= 100 && year <= 9999) return written(year, month, day);
  return count < 0 ? FIRST : LAST;
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return `${date.slice(0, 7)}-${lastDay(year, month)}`;
}

/** Asked for each day of thousands of people, who have the same days. */
const weekdays = new Map<CalendarDate, Weekday>();
const MOST_WEEKDAYS = 1000;

export function weekdayOf(date: CalendarDate): Weekday {
  const known = weekdays.get(date);
  if (known !== undefined) return known;
  const weekday = new Date(startOf(date)).getUTCDay() as Weekday;
  if (weekdays.size === MOST_WEEKDAYS) weekdays.clear();
  weekdays.set(date, weekday);
  return weekday;
}

export function isWeekend(date: CalendarDate): boolean {
  return weekdayOf(date) % 6 === 0;
}

/** The Monday of the week that holds `date`; a Sunday is the last day of its week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (startOf(to) - startOf(from)) / MS_OF_DAY;
}

/** Every date from `from` to `to`, both included; empty when `to` is earlier, or either is no date. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return [];
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, month and day as somebody wrote them. */
function readParts(text: string): (string | undefined)[] {
  const [, day, name = '', yearLast] = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (day && month > 0) return [yearLast, String(month), day];
  const [, ...parts] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  return parts;
}

/**
 * The day that a person typed: `2025-08-20`, `2025/8/20`, `2025年8月20日`, `20250820`, `20 Aug 2025`, full-width digits
 * too. Undefined when it is no such day.
 */
export function parseTypedDate(typed: string): CalendarDate | undefined {
  const [year, month = '', day = ''] = readParts(normaliseInput(typed));
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
