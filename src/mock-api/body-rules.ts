import * as z from 'zod/mini';
import { calendarDate, mapped } from '@/lib/schema-parts';
import { isTimeOfDay } from '@/lib/typed-time';
import type { RowTable } from './db/row-table';

type Table = { get(id: number): unknown };

/** Messages name the field by this placeholder, as on the server; `validation-reply.ts` replaces it. */
export const ATTRIBUTE = ':attribute';
const REQUIRED = `The ${ATTRIBUTE} field is required.`;

type RawIssue = { input?: unknown };

function requiredOr(message: string) {
  return { error: ({ input }: RawIssue) => (input === undefined || input === null ? REQUIRED : message) };
}

export function must(predicate: string): string {
  return `The ${ATTRIBUTE} field must ${predicate}.`;
}

export function text(longest?: number, shortest?: number) {
  let schema = z.string(requiredOr(must('be a string')));
  if (shortest) schema = schema.check(z.minLength(shortest, must(`be at least ${shortest} characters`)));
  if (longest) schema = schema.check(z.maxLength(longest, must(`not be greater than ${longest} characters`)));
  return schema;
}

/** The server stores a missing field as null. A blank text arrives as null. */
export function nullIfMissing<Schema extends z.ZodMiniType>(schema: Schema) {
  return mapped(z.nullish(schema), (value) => value ?? null);
}

export function integer() {
  return z.number(requiredOr(must('be an integer'))).check(z.int(must('be an integer')));
}

/** A multipart form sends integers as digits. */
export function formInteger() {
  return z.pipe(
    z.transform((input: unknown) =>
      typeof input === 'string' && /^-?\d+$/.test(input) ? Number(input) : input,
    ),
    integer(),
  );
}

function dateOr(message: string) {
  return z.pipe(z.string(requiredOr(message)), calendarDate(message));
}

export function date() {
  return dateOr(must('be a valid date'));
}

export function dateInFormat() {
  return dateOr(must('match the format Y-m-d'));
}

/** One version of the server takes times without seconds (`isShort`) and stores them with seconds. */
export function period(isShort: boolean) {
  const message = must(`match the format ${isShort ? 'H:i' : 'H:i:s'}`);
  const withSeconds = (sent: string) => (isShort ? `${sent}:00` : sent);
  const isPeriod = (sent: string) => isTimeOfDay(withSeconds(sent));
  return mapped(z.string(requiredOr(message)).check(z.refine(isPeriod, message)), withSeconds);
}

export function email() {
  const message = must('be a valid email address');
  return z
    .string(requiredOr(message))
    .check(
      z.regex(/^[^\s@]+@[^\s@]+$/, message),
      z.maxLength(255, must('not be greater than 255 characters')),
    );
}

/** The server reports an empty list as missing. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item, requiredOr(must('be an array'))).check(z.minLength(1, REQUIRED));
}

const isIn = (table: Table) =>
  z.refine<number>((id) => table.get(id) !== undefined, `The selected ${ATTRIBUTE} is invalid.`);

/** The server accepts ids of soft-deleted rows. */
export function existing(table: Table) {
  return integer().check(isIn(table));
}

export function existingFromForm(table: Table) {
  return formInteger().check(isIn(table));
}

/** A soft-deleted row keeps its value taken. */
export function isFree<Row extends { id: number }>(table: RowTable<Row>, column: keyof Row, ownId?: number) {
  return (value: unknown) => !table.find((row) => row[column] === value && row.id !== ownId);
}

export const TAKEN = `The ${ATTRIBUTE} has already been taken.`;

/** Any value but null asks for the relation. */
export function relationSwitch() {
  return z.optional(z.unknown());
}
