import * as z from 'zod/mini';
import { reportTo } from '@/i18n/form-checks';
import { addDays, firstOfMonth, lastOfMonth } from '@/lib/calendar-date';
import type { DateRange, RangePreset } from './date-range';
import { checkDay, checkRange } from './range-form';

export const WEEK_COUNTS = [1, 2, 3, 4] as const;

/** The last day, and a count of weeks before it or, by month, a first day. Source: HR-3. */
export const projectHoursFormSchema = z
  .object({
    isByMonth: z.boolean(),
    weeks: z.literal(WEEK_COUNTS),
    start: z.string(),
    end: z.string(),
  })
  .check((payload) => {
    if (payload.value.isByMonth) checkRange(payload);
    else checkDay(payload.value, 'end', reportTo(payload));
  });

/** What the form holds, and what is asked for once it is valid; `start` counts by month only. */
export type ProjectHoursQuestion = z.output<typeof projectHoursFormSchema>;

export const NO_QUESTION: ProjectHoursQuestion = { isByMonth: false, weeks: 1, start: '', end: '' };

/** The question for one of the usual ranges: one week, or one month. */
export function presetQuestion({ start, end }: DateRange, preset: RangePreset): ProjectHoursQuestion {
  const isByMonth = preset === 'thisMonth' || preset === 'lastMonth';
  return { isByMonth, weeks: 1, start: isByMonth ? start : '', end };
}

/** The days that the answer is about. */
export function rangeOf({ isByMonth, weeks, start, end }: ProjectHoursQuestion): DateRange {
  if (isByMonth) return { start: firstOfMonth(start), end: lastOfMonth(end) };
  return { start: addDays(end, 1 - 7 * weeks), end };
}
