import * as z from 'zod/mini';
import { calendarDate, mapped } from '@/lib/schema-parts';
import type { RowTable } from './db/row-table';

type Table = { get(id: number): unknown };

/** The placeholder of the field in messages, as on the server; `validation-reply.ts` replaces it. */
export const ATTRIBUTE = ':attribute';
const REQUIRED = `The ${ATTRIBUTE} field is required.`;

type RawIssue = { input?: unknown };

/** The messages of a field: one if it is missing, another if its value is of the wrong type. */
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

/** An optional field: a missing one, and a blank one, which arrives as null, is stored as null. */
export function nullIfMissing<Schema extends z.ZodMiniType>(schema: Schema) {
  return mapped(z.nullish(schema), (value) => value ?? null);
}

export function integer() {
  return z.number(requiredOr(must('be an integer'))).check(z.int(must('be an integer')));
}

/** An integer of a multipart form arrives as digits. */
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

/** A time with seconds; one version wants it without seconds, and stores it with them. */
export function period(isShort: boolean) {
  const message = must(`match the format ${isShort ? 'H:i' : 'H:i:s'}`);
  const shape = isShort ? /^([01]\d|2[0-3]):[0-5]\d$/ : /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
  const time = z.string(requiredOr(message)).check(z.regex(shape, message));
  return mapped(time, (sent) => (isShort ? `${sent}:00` : sent));
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

/** A non-empty array: the server reports an empty one as missing. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item, requiredOr(must('be an array'))).check(z.minLength(1, REQUIRED));
}

const isIn = (table: Table) =>
  z.refine<number>((id) => table.get(id) !== undefined, `The selected ${ATTRIBUTE} is invalid.`);

/** An id of the raw table, soft-deleted rows included. */
export function existing(table: Table) {
  return integer().check(isIn(table));
}

export function existingFromForm(table: Table) {
  return formInteger().check(isIn(table));
}

/** Returns a test: true for a value that no row but `ownId` has, soft-deleted rows included. */
export function isFree<Row extends { id: number }>(table: RowTable<Row>, column: keyof Row, ownId?: number) {
  return (value: unknown) => !table.find((row) => row[column] === value && row.id !== ownId);
}

export const TAKEN = `The ${ATTRIBUTE} has already been taken.`;

/** A key that asks for a relation by any value but null; `wantsRelation` reads it. */
export function relationSwitch() {
  return z.optional(z.unknown());
}
