import * as z from 'zod/mini';
import { checkedDate, reportTo } from '@/i18n/form-checks';
import { addDays, firstOfMonth, isCalendarDate, lastOfMonth } from '@/lib/calendar-date';
import { mapped } from '@/lib/schema-parts';
import { DAYS_PER_WEEK, NO_RANGE, type DateRange, type RangePreset } from './date-range';
import { checkDay, checkRange } from './range-form';

export const WEEK_COUNTS = [1, 2, 3, 4] as const;

/** By month, `start` and `end` count; else `end` and the number of `weeks` up to it. Source: HR-3. */
export const projectHoursFormSchema = mapped(
  z
    .object({
      isByMonth: z.boolean(),
      weeks: z.literal(WEEK_COUNTS),
      start: z.string(),
      end: z.string(),
    })
    .check((payload) => {
      if (payload.value.isByMonth) checkRange(payload);
      else checkDay(payload.value, 'end', reportTo(payload));
    }),
  ({ isByMonth, weeks, start, end }) => ({
    isByMonth,
    weeks,
    start: isCalendarDate(start) ? start : ('' as const),
    end: checkedDate(end),
  }),
);

export type ProjectHoursInput = z.input<typeof projectHoursFormSchema>;

export type ProjectHoursQuestion = z.output<typeof projectHoursFormSchema>;

export const NO_QUESTION = { isByMonth: false, weeks: 1, ...NO_RANGE } as const;

/** The question, or the empty one of a disabled query. */
export type QuestionOrNone = ProjectHoursQuestion | typeof NO_QUESTION;

export function presetQuestion({ start, end }: DateRange, preset: RangePreset): ProjectHoursQuestion {
  const isByMonth = preset === 'thisMonth' || preset === 'lastMonth';
  return { isByMonth, weeks: 1, start: isByMonth ? start : '', end };
}

/** The days of the answer: whole months, or weeks up to `end`. */
export function questionRange({ isByMonth, weeks, start, end }: ProjectHoursQuestion): DateRange {
  if (isByMonth && start !== '') return { start: firstOfMonth(start), end: lastOfMonth(end) };
  return { start: addDays(end, 1 - DAYS_PER_WEEK * weeks), end };
}
