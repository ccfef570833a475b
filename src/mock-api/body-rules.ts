import { isCalendarDate } from '@/lib/calendar-date';
import { z } from 'zod';
import type { RowTable } from './db/row-table';

type Lookup = { get(id: number): unknown };

/** Messages name the field by this word, as the server's do; `validation-reply.ts` puts the name in. */
export const ATTRIBUTE = ':attribute';
const REQUIRED = `The ${ATTRIBUTE} field is required.`;

type RawIssue = { input?: unknown };

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function typed(kind: string) {
  return { error: (issue: RawIssue) => (isMissing(issue.input) ? REQUIRED : must(`be ${kind}`)) };
}

export function must(be: string): string {
  return `The ${ATTRIBUTE} field must ${be}.`;
}

export function text(longest?: number, shortest?: number) {
  let schema = z.string(typed('a string'));
  if (shortest) schema = schema.min(shortest, must(`be at least ${shortest} characters`));
  return longest ? schema.max(longest, must(`not be greater than ${longest} characters`)) : schema;
}

export function integer() {
  return z.number(typed('an integer')).int(must('be an integer'));
}

/** An integer of a multipart form arrives as digits. */
export function formInteger() {
  return z.preprocess(
    (input) => (typeof input === 'string' && /^-?\d+$/.test(input) ? Number(input) : input),
    integer(),
  );
}

export function date() {
  return z.string(typed('a valid date')).refine(isCalendarDate, must('be a valid date'));
}

export function dateInFormat() {
  const message = must('match the format Y-m-d');
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? REQUIRED : message) })
    .refine(isCalendarDate, message);
}

/** A time with seconds; one version wants it without them, and keeps it with them nevertheless. */
export function period(isShort = false) {
  const message = must(`match the format ${isShort ? 'H:i' : 'H:i:s'}`);
  const shape = isShort ? /^([01]\d|2[0-3]):[0-5]\d$/ : /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? REQUIRED : message) })
    .regex(shape, message)
    .transform((time) => (isShort ? `${time}:00` : time));
}

export function email() {
  const message = must('be a valid email address');
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? REQUIRED : message) })
    .regex(/^[^\s@]+@[^\s@]+$/, message)
    .max(255, must('not be greater than 255 characters'));
}

/** A non-empty array: the server calls an empty one missing. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item, typed('an array')).min(1, REQUIRED);
}

/** The raw table counts, so a soft-deleted row exists as well. */
export function existing(table: Lookup) {
  return integer().refine((id) => table.get(id) !== undefined, `The selected ${ATTRIBUTE} is invalid.`);
}

export function existingFromForm(table: Lookup) {
  return formInteger().refine((id) => table.get(id) !== undefined, `The selected ${ATTRIBUTE} is invalid.`);
}

/** Soft-deleted rows still count as taken. */
export function isFree<Row extends { id: number }>(table: RowTable<Row>, column: keyof Row, own?: number) {
  return (value: unknown) => !table.find((row) => row[column] === value && row.id !== own);
}

export const TAKEN = `The ${ATTRIBUTE} has already been taken.`;

/** A relation is asked for by the mere presence of its key. */
export function relationSwitch() {
  return z.unknown().optional();
}
