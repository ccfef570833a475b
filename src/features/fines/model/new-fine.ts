import * as z from 'zod/mini';
import { chosenId, requiredDate, requiredTime } from '@/i18n/form-rules';
import { isTimeOfDay } from '@/lib/typed-time';

/** Staff, date and time, each required; named as on the wire. Source: FIN-1. */
export const fineFormSchema = z.object({
  staff: chosenId(),
  date: requiredDate(),
  time: requiredTime(),
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
