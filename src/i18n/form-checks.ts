import * as z from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { mapped } from '@/lib/schema-parts';
import { normaliseInput } from '@/lib/normalise-text';
import { message } from './message';

// Pages that need only these checks do not load `form-rules.ts`.

export const REQUIRED = message('validation:required');
export const AT_LEAST_ONE = message('validation:atLeastOne');

export const typedText = () => mapped(z.string(), normaliseInput);

export const choice = () => z.union([z.number(), z.literal('')]);

/** Returns null for a valid date. For forms that require the date only after some choices. */
export function dateProblem(date: string): string | null {
  if (date === '') return REQUIRED;
  return isCalendarDate(date) ? null : message('validation:date');
}

export function checkedDate(date: string | null | undefined): CalendarDate {
  invariant(isCalendarDate(date), 'a checked date is a calendar date');
  return date;
}

export type ReportProblem<Field extends string> = (field: Field, problem: string) => void;

/** For a `check` of several fields: shows the problem at one field. */
export function reportTo<Field extends string>({ value, issues }: z.core.ParsePayload): ReportProblem<Field> {
  return (field, problem) => {
    issues.push({ code: 'custom', path: [field], message: problem, input: value });
  };
}
