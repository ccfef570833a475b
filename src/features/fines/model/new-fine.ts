import { z } from 'zod';
import { message } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';
import { isTimeOfDay } from '@/lib/typed-time';

const required = message('validation:required');

/** Staff, date and time, each required; named as on the wire. Source: FIN-1. */
export const fineFormSchema = z.object({
  staff: z
    .union([z.number(), z.literal('')])
    .refine((id) => id !== '', required)
    .transform(Number),
  date: z
    .string()
    .min(1, { error: required, abort: true })
    .refine(isCalendarDate, message('validation:date')),
  time: z
    .string()
    .min(1, { error: required, abort: true })
    .refine(isTimeOfDay, message('validation:typedTime')),
});

export type FineInput = z.input<typeof fineFormSchema>;

/** What `fines/create` takes; `time` is `HH:MM:SS`. */
export type NewFine = z.output<typeof fineFormSchema>;

export const EMPTY_FINE: FineInput = { staff: '', date: '', time: '' };

const LAST_PUNCTUAL_TIME = '08:30:00';

/** True for an arrival that is not late, for which the server knows no amount and fails. Source: C22. */
export function isPunctual(time: string): boolean {
  return isTimeOfDay(time) && time <= LAST_PUNCTUAL_TIME;
}
