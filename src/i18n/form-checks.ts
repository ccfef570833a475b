import * as z from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { mapped } from '@/lib/schema-parts';
import { normaliseInput } from '@/lib/normalise-text';
import { message } from './message';

// For forms whose rules depend on several fields. Apart from the rules of single fields, which their pages do not load.

export const REQUIRED = message('validation:required');
export const AT_LEAST_ONE = message('validation:atLeastOne');

/** What was typed, in the usual width and without blanks around it. */
export const typedText = () => mapped(z.string(), normaliseInput);

/** The id of what was chosen, or `''`. */
export const choice = () => z.union([z.number(), z.literal('')]);

/** Why a required date cannot be taken; null for a day of the calendar. For forms in which not every date counts. */
export function dateProblem(date: string): string | null {
  if (date === '') return REQUIRED;
  return isCalendarDate(date) ? null : message('validation:date');
}

/** A date in which `dateProblem` found nothing. */
export function checkedDate(date: string | null | undefined): CalendarDate {
  invariant(isCalendarDate(date), 'what was checked is a date');
  return date;
}

/** Puts a message at a field. */
export type Report<Field extends string> = (field: Field, problem: string) => void;

/** For `check`, where a rule is about several fields: how it reports at which of them something is wrong. */
export function reportTo<Field extends string>({ value, issues }: z.core.ParsePayload): Report<Field> {
  return (field, problem) =>
    void issues.push({ code: 'custom', path: [field], message: problem, input: value });
}
