import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { isCalendarDate, toCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import { skipRow } from './unreadable-rows';

/** What keys of tables can be; a pair of ids can then be told by one number. */
const LARGEST_ID = 2 ** 32;
/** Sums of many such figures are numbers still. */
const LARGEST_FIGURE = 1e15;

/** The id of a row, a number or its digits; null for anything else. */
export function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < LARGEST_ID ? id : null;
}

/** A text; a number in its place is one too, and what is neither is `''`. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** A number, or the text of one (`"12.5"`); null for anything else. */
export function readFigure(value: unknown): number | null {
  const isNumeric = typeof value === 'string' && /^\s*-?\d+(\.\d*)?\s*$/.test(value);
  const figure = isNumeric ? Number(value) : value;
  return typeof figure === 'number' && Math.abs(figure) < LARGEST_FIGURE ? figure : null;
}

/** True for `true` and for 1, also as a text. */
export function readFlag(value: unknown): boolean {
  return value === true || readFigure(value) === 1;
}

/** A day, with or without a time behind it; null for anything else, such as `0000-00-00`. */
export function readDate(value: unknown): CalendarDate | null {
  const [, date = ''] = (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(value)) || [];
  return isCalendarDate(date) ? date : null;
}

/** `readDate` for long lists, whose neighbours share their date: each is read once. */
export function createDateReader(): (value: unknown) => CalendarDate | null {
  const known = new Map<unknown, CalendarDate | null>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const date = readDate(value);
    known.set(value, date);
    return date;
  };
}

/** The start of a half hour, with or without its seconds; null for anything else. */
export function readPeriod(value: unknown): Period | null {
  const isTime = typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/.test(value);
  return isTime ? `${value.slice(0, 5)}:00` : null;
}

/** A moment in ISO 8601; null for anything else, such as `-0001-11-30T00:00:00.000000Z`. */
function readMoment(value: unknown): string | null {
  const isMoment = typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
  return isMoment ? value : null;
}

const field = <Value>(read: (value: unknown) => Value) => mapped(z.optional(z.unknown()), read);

/** Without it a row says nothing. */
const needed = <Value>(read: (value: unknown) => Value | null) =>
  mapped(z.optional(z.unknown()), (value, { issues }): Value => {
    const found = read(value);
    if (found !== null) return found;
    issues.push({ code: 'custom', message: 'cannot be read', input: value });
    return z.NEVER;
  });

/** A sum: of nothing it may be null. */
function readSum(value: unknown): number | null {
  const sum = readFigure(value ?? 0);
  return sum !== null && sum >= 0 ? sum : null;
}

/** The day on which a moment was on the clock of the user. */
function readDayOfMoment(value: unknown): CalendarDate | null {
  const moment = readMoment(value);
  return moment === null ? null : toCalendarDate(new Date(moment));
}

/** The fields of rows, as tolerant as servers are various. Missing and null are the same; only what is needed fails. */
export const wire = {
  id: needed(readId),
  optionalId: field(readId),
  text: field(readText),
  /** Null where there is none, or what is no text. */
  optionalText: field((value) => (typeof value === 'string' && value) || null),
  figure: field(readFigure),
  neededFigure: needed(readFigure),
  /** Undefined where it was not sent: what is unknown is not the same as none. */
  sentFigure: field((value) => (value === undefined ? undefined : readFigure(value))),
  sum: needed(readSum),
  flag: field(readFlag),
  neededDate: needed(readDate),
  /** Null where there is none, or none that can be read. */
  date: field(readDate),
  moment: field(readMoment),
  dayOfMoment: field(readDayOfMoment),
};

/** The rows that can be read, in order; those for which `read` gives undefined are left out and counted. */
export function readRows<Row>(rows: readonly unknown[], read: (row: unknown) => Row | undefined): Row[] {
  const readable: Row[] = [];
  for (const row of rows) {
    const found = read(row);
    if (found === undefined) skipRow();
    else readable.push(found);
  }
  return readable;
}

/** Anything that is a list; its rows are not looked at. */
export const anyList = z.custom<unknown[]>(Array.isArray);

/** A list whose rows are checked one by one: an odd one is left out and counted, and the others stand. */
export function rowsOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return mapped(anyList, (rows) => readRows<z.output<Schema>>(rows, (row) => schema.safeParse(row).data));
}
