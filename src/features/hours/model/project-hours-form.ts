import { z } from 'zod';
import { message } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';
import { isInOrder } from './range-form';

export const WEEK_COUNTS = [1, 2, 3, 4] as const;

export type WeekCount = (typeof WEEK_COUNTS)[number];

const day = z
  .string()
  .min(1, { error: message('validation:required'), abort: true })
  .refine(isCalendarDate, message('validation:date'));

const weeks = z
  .number()
  .transform((count) => WEEK_COUNTS.find((known) => known === count) ?? 1);

/** By weeks a count and the last day; by months the first and the last day. Source: HR-3. */
export const projectHoursFormSchema = z
  .object({ isByMonth: z.boolean(), weeks, start: z.string(), end: day })
  .superRefine(({ isByMonth, start, end }, context) => {
    if (!isByMonth) return;
    const checked = day.safeParse(start);
    for (const { message: text } of checked.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['start'], message: text });
    }
    if (isInOrder({ start, end })) return;
    context.addIssue({ code: 'custom', path: ['start'], message: message('validation:beforeOrEqual') });
    context.addIssue({ code: 'custom', path: ['end'], message: message('validation:afterOrEqual') });
  });

export type ProjectHoursInput = z.input<typeof projectHoursFormSchema>;
export type ProjectHoursQuestion = z.output<typeof projectHoursFormSchema>;

export const EMPTY_QUESTION: ProjectHoursInput = { isByMonth: false, weeks: 1, start: '', end: '' };
