import * as z from 'zod/mini';
import { JAPANESE_ONLY } from '@/lib/normalise-text';
import { calendarDate, mapped } from '@/lib/schema-parts';
import { isTimeOfDay } from '@/lib/typed-time';
import { AT_LEAST_ONE, choice, REQUIRED, typedText } from './form-checks';
import { message } from './message';

const filled = () => z.string().check(z.minLength(1, REQUIRED));

export const optionalText = (max: number) =>
  z.pipe(typedText(), z.string().check(z.maxLength(max, message('validation:maxLength', { max }))));

export const requiredText = (max: number) => z.pipe(optionalText(max), filled());

export const japaneseText = (max: number) =>
  z.pipe(requiredText(max), z.string().check(z.regex(JAPANESE_ONLY, message('validation:japaneseOnly'))));

export const requiredDate = () =>
  z.pipe(z.pipe(typedText(), filled()), calendarDate(message('validation:date')));

export const requiredTime = () =>
  z.pipe(filled(), z.string().check(z.refine(isTimeOfDay, message('validation:typedTime'))));

export function wholeNumber(min: number, max: number) {
  const problem = message('validation:wholeNumber', { min, max });
  return z.int(problem).check(z.minimum(min, problem), z.maximum(max, problem));
}

export const requiredChoice = () => choice().check(z.refine((value) => value !== '', REQUIRED));

export const chosenId = () => mapped(requiredChoice(), Number);

export const someChosen = () => z.array(z.number()).check(z.minLength(1, AT_LEAST_ONE));
