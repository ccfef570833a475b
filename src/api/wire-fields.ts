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

/** A field without which the row is invalid. */
const needed = <Value>(read: (value: unknown) => Value | null) =>
  mapped(z.optional(z.unknown()), (value, { issues }): Value => {
    const fieldValue = read(value);
    if (fieldValue !== null) return fieldValue;
    issues.push({ code: 'custom', message: 'cannot be read', input: value });
    return z.NEVER;
  });

/** Some servers send null for 0. */
function readSum(value: unknown): number | null {
  const sum = readFigure(value ?? 0);
  return sum !== null && sum >= 0 ? sum : null;
}

/** The day in the user's time zone. */
function readDayOfMoment(value: unknown): CalendarDate | null {
  const moment = readMoment(value);
  return moment === null ? null : toCalendarDate(new Date(moment));
}

/** Schemas of fields, tolerant of differences between servers. Missing equals null; only needed fields fail. */
export const wire = {
  id: needed(readId),
  optionalId: field(readId),
  text: field(readText),
  optionalText: field((value) => (typeof value === 'string' && value) || null),
  figure: field(readFigure),
  neededFigure: needed(readFigure),
  /** Undefined where the server did not send it: unknown differs from none. */
  sentFigure: field((value) => (value === undefined ? undefined : readFigure(value))),
  sum: needed(readSum),
  flag: field(readFlag),
  neededDate: needed(readDate),
  date: field(readDate),
  moment: field(readMoment),
  dayOfMoment: field(readDayOfMoment),
};

/** Names are not trimmed: those of a record must stay equal to those of its member. */
export const wireNames = { eng_name: wire.text, jp_name: wire.text };

export const anyList = z.custom<unknown[]>(Array.isArray);

/** A list whose invalid rows are left out and counted. */
export function rowList<Schema extends z.ZodMiniType>(schema: Schema) {
  return mapped(anyList, (rows) => readRows<z.output<Schema>>(rows, (row) => schema.safeParse(row).data));
}
