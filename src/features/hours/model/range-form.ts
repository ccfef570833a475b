import { z } from 'zod';
import { message } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';

const day = z
  .string()
  .min(1, { error: message('validation:required'), abort: true })
  .refine(isCalendarDate, message('validation:date'));

/** True unless both are days and the first lies after the second. */
export function isInOrder({ start, end }: { start: string; end: string }): boolean {
  return !isCalendarDate(start) || !isCalendarDate(end) || start <= end;
}

/** Start and end, both required; when they are swapped, each says so. Source: HR-1, HR-2. */
export const rangeFormSchema = z
  .object({ start: day, end: day })
  .refine(isInOrder, { path: ['start'], error: message('validation:beforeOrEqual'), when: () => true })
  .refine(isInOrder, { path: ['end'], error: message('validation:afterOrEqual'), when: () => true });

export type RangeInput = z.input<typeof rangeFormSchema>;

export const NO_RANGE: RangeInput = { start: '', end: '' };
