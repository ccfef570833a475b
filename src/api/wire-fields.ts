import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { toCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { readDate, readFigure, readFlag, readId, readRows, readText } from './wire-values';

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

/** As they are stored: trimmed, those of a record would no longer be equal to those of its member. */
export const wireNames = { eng_name: wire.text, jp_name: wire.text };

/** Anything that is a list; its rows are not looked at. */
export const anyList = z.custom<unknown[]>(Array.isArray);

/** A list whose rows are checked one by one: an odd one is left out and counted, and the others stand. */
export function rowsOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return mapped(anyList, (rows) => readRows<z.output<Schema>>(rows, (row) => schema.safeParse(row).data));
}
