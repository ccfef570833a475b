import { z } from 'zod';
import { checkDay, checkOrder } from './range-form';

export const WEEK_COUNTS = [1, 2, 3, 4] as const;

export type WeekCount = (typeof WEEK_COUNTS)[number];

/** The last day, and a count of weeks before it or, by month, a first day. Source: HR-3. */
export const projectHoursFormSchema = z
  .object({
    isByMonth: z.boolean(),
    weeks: z.literal(WEEK_COUNTS),
    start: z.string(),
    end: z.string(),
  })
  .superRefine((values, context) => {
    if (values.isByMonth) checkDay(values, 'start', context);
    checkDay(values, 'end', context);
    if (values.isByMonth) checkOrder(values, context);
  });

/** What the form holds, and what is asked for once it is valid; `start` counts by month only. */
export type ProjectHoursQuestion = z.output<typeof projectHoursFormSchema>;

export const NO_QUESTION: ProjectHoursQuestion = { isByMonth: false, weeks: 1, start: '', end: '' };
