import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';
import { exactFigure } from '@/lib/exact-figure';
import { timestampDate } from '@/lib/timestamp-date';
import { toMinutes } from '@/lib/time-slot';
import { addInvalidRows } from './invalid-rows';

// Without schemas, for lists so long that a schema for each row would take too much time.

/** Above the range of database keys. */
const ID_LIMIT = 2 ** 32;
/** Above it, sums of figures lose precision. */
const FIGURE_LIMIT = 1e15;

/** Reads a number or its digits; null for anything else. */
export function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < ID_LIMIT ? id : null;
}

export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** Reads a number, or the text of one (`"12.5"`); null for anything else. */
export function readFigure(value: unknown): number | null {
  const isNumeric = typeof value === 'string' && /^\s*-?\d+(\.\d*)?\s*$/.test(value);
  const figure = isNumeric ? Number(value) : value;
  return typeof figure === 'number' && Math.abs(figure) < FIGURE_LIMIT ? exactFigure(figure) : null;
}

export function readFlag(value: unknown): boolean {
  return value === true || readFigure(value) === 1;
}

/** Reads a date, or the day of a timestamp (`timestampDate`); null for anything else, such as `0000-00-00`. */
export function readDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(value) ?? [];
  if (!isCalendarDate(date)) return null;
  return value === date ? date : (timestampDate(value) ?? date);
}

/** `readDate` for long lists with few dates: each date is read once. */
export const createDateReader = () => memoize(readDate);

/** Reads a time of day as minutes since midnight, with or without seconds; null for anything else. */
export function readTimeOfDay(value: unknown): number | null {
  const isTime = typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value);
  return isTime ? toMinutes(value) : null;
}

/** Counts the rows that `read` refuses as invalid. */
export function readEachRow(rows: readonly unknown[], read: (row: unknown) => boolean): void {
  for (const row of rows) if (!read(row)) addInvalidRows(1);
}

/** Leaves out the rows for which `read` returns undefined, and counts them as invalid. */
export function readRows<Row>(rows: readonly unknown[], read: (row: unknown) => Row | undefined): Row[] {
  const validRows: Row[] = [];
  readEachRow(rows, (row) => {
    const validRow = read(row);
    if (validRow === undefined) return false;
    validRows.push(validRow);
    return true;
  });
  return validRows;
}
