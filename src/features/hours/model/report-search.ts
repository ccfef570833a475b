import * as z from 'zod/mini';
import { calendarDate } from '@/lib/schema-parts';
import type { DateRange } from './date-range';
import { projectHoursFormSchema, WEEK_COUNTS, type ProjectHoursQuestion } from './project-hours-form';
import { rangeFormSchema } from './range-form';

/** Reads an invalid or missing date as `''`, the value of an empty field. */
const dateField = z.catch(z.union([calendarDate(), z.literal('')]), '');

const rangeFields = z.object({ start: dateField, end: dateField });

/** Reads `?start=2026-11-01&end=2026-11-30`; null unless both are valid days in order. */
export function readRange(params: URLSearchParams): DateRange | null {
  return rangeFormSchema.safeParse(rangeFields.parse(Object.fromEntries(params))).data ?? null;
}

const questionFields = z.object({
  weeks: z.catch(z.pipe(z.coerce.number(), z.literal(WEEK_COUNTS)), 1),
  start: dateField,
  end: dateField,
});

/** Reads `?weeks=2&end=2026-11-20`, or with `start` months; null without a valid question. */
export function readQuestion(params: URLSearchParams): ProjectHoursQuestion | null {
  const fields = questionFields.parse(Object.fromEntries(params));
  const isByMonth = fields.start !== '';
  return projectHoursFormSchema.safeParse({ ...fields, isByMonth }).data ?? null;
}

export function toQuestionFields({ isByMonth, weeks, start, end }: ProjectHoursQuestion) {
  return isByMonth ? { start, end, weeks: null } : { start: null, end, weeks };
}
