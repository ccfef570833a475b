import { z } from 'zod';
import { isCalendarDate } from '@/lib/calendar-date';
import { isTimeOfDay } from '@/lib/typed-time';
import { AT_LEAST_ONE, choice, REQUIRED, typedText } from './form-checks';
import { message } from './message';
import { JAPANESE_ONLY } from '@/lib/normalise-text';

// What single fields of forms are held to; each refusal is a `message()`.

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

/** Without a choice a picker holds `''`. */
export const requiredChoice = () => choice().refine((value): boolean => value !== '', REQUIRED);

/** The id of what was chosen. */
export const chosenId = () => requiredChoice().transform(Number);

/** The ids of what was chosen from a list: one or more. */
export const someChosen = () => z.array(z.number()).min(1, AT_LEAST_ONE);
