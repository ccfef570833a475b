import { z } from 'zod';
import { message } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';

type RangeFields = { start: string; end: string };
type IssueContext = z.core.$RefinementCtx;

function addIssue(context: IssueContext, field: keyof RangeFields, text: string): void {
  context.addIssue({ code: 'custom', path: [field], message: text });
}

/** Refuses what is no day, with a message at its field. */
export function checkDay(values: RangeFields, field: keyof RangeFields, context: IssueContext): void {
  if (values[field] === '') addIssue(context, field, message('validation:required'));
  else if (!isCalendarDate(values[field])) addIssue(context, field, message('validation:date'));
}

/** Refuses a start after the end, with a message at each of the two. */
export function checkOrder({ start, end }: RangeFields, context: IssueContext): void {
  if (!isCalendarDate(start) || !isCalendarDate(end) || start <= end) return;
  addIssue(context, 'start', message('validation:beforeOrEqual'));
  addIssue(context, 'end', message('validation:afterOrEqual'));
}

/** Start and end, both required and in order. Source: HR-1, HR-2. */
export const rangeFormSchema = z
  .object({ start: z.string(), end: z.string() })
  .superRefine((values, context) => {
    checkDay(values, 'start', context);
    checkDay(values, 'end', context);
    checkOrder(values, context);
  });

export type RangeInput = z.input<typeof rangeFormSchema>;

export const NO_RANGE: RangeInput = { start: '', end: '' };
