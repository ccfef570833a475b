import * as z from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { mapped } from '@/lib/schema-parts';
import { normaliseInput } from '@/lib/normalise-text';
import { message } from './message';

// For forms whose rules depend on several fields; their pages do not load the rules of single fields in `form-rules.ts`.

export const REQUIRED = message('validation:required');
export const AT_LEAST_ONE = message('validation:atLeastOne');

/** Typed text, normalised by `normaliseInput`. */
export const typedText = () => mapped(z.string(), normaliseInput);

/** The chosen id, or `''`. */
export const choice = () => z.union([z.number(), z.literal('')]);

/** Why a required date is refused; null for a valid one. For forms in which not every date counts. */
export function dateProblem(date: string): string | null {
  if (date === '') return REQUIRED;
  return isCalendarDate(date) ? null : message('validation:date');
}

/** Narrows a date that `dateProblem` accepted. */
export function checkedDate(date: string | null | undefined): CalendarDate {
  invariant(isCalendarDate(date), 'a checked date is a calendar date');
  return date;
}

export type Report<Field extends string> = (field: Field, problem: string) => void;

/** For the `check` of a rule about several fields: reports the problem at one of them. */
export function reportTo<Field extends string>({ value, issues }: z.core.ParsePayload): Report<Field> {
  return (field, problem) => {
    issues.push({ code: 'custom', path: [field], message: problem, input: value });
  };
}
