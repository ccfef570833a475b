import { z } from 'zod';
import { isCalendarDate } from '@/lib/calendar-date';
import { JAPANESE_ONLY } from '@/lib/japanese-text';
import { normaliseInput } from '@/lib/normalise-text';
import { isTimeOfDay } from '@/lib/typed-time';
import { message } from './message';

// What fields of forms are held to; each refusal is a `message()`. A picker without a choice holds `''`.

export const REQUIRED = message('validation:required');
export const AT_LEAST_ONE = message('validation:atLeastOne');

/** What was typed, in the usual width and without blanks around it. */
export const typedText = () => z.string().transform(normaliseInput);

/** At most `max` letters, or none. */
export const optionalText = (max: number) =>
  typedText().pipe(z.string().max(max, message('validation:maxLength', { max })));

/** 1 to `max` letters. */
export const requiredText = (max: number) => optionalText(max).pipe(z.string().min(1, REQUIRED));

/** 1 to `max` letters of which all are Japanese. */
export const japaneseText = (max: number) =>
  requiredText(max).pipe(z.string().regex(JAPANESE_ONLY, message('validation:japaneseOnly')));

/** A day of the calendar, `YYYY-MM-DD`. */
export const requiredDate = () =>
  typedText()
    .pipe(z.string().min(1, REQUIRED))
    .pipe(z.string().refine(isCalendarDate, message('validation:date')));

/** A time of day, `HH:MM:SS`. */
export const requiredTime = () =>
  z
    .string()
    .min(1, REQUIRED)
    .pipe(z.string().refine(isTimeOfDay, message('validation:typedTime')));

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const problem = message('validation:wholeNumber', { min, max });
  return z.int(problem).min(min, problem).max(max, problem);
}

/** The id of what was chosen, or `''`. */
export const choice = () => z.union([z.number(), z.literal('')]);

export const requiredChoice = () => choice().refine((value): boolean => value !== '', REQUIRED);

/** The id of what was chosen. */
export const chosenId = () => requiredChoice().transform(Number);

/** The ids of what was chosen from a list: one or more. */
export const someChosen = () => z.array(z.number()).min(1, AT_LEAST_ONE);

/** Why a required date cannot be taken; null for a day of the calendar. For forms in which not every date counts. */
export function dateProblem(date: string): string | null {
  if (date === '') return REQUIRED;
  return isCalendarDate(date) ? null : message('validation:date');
}

/** Puts a message at a field. */
export type Report<Field extends string> = (field: Field, problem: string) => void;

/** For `check`, where a rule is about several fields: how it reports at which of them something is wrong. */
export function reportTo<Field extends string>({ value, issues }: z.core.ParsePayload): Report<Field> {
  return (field, problem) =>
    void issues.push({ code: 'custom', path: [field], message: problem, input: value });
}
