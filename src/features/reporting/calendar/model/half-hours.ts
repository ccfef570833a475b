import { MINUTES_PER_DAY, SLOT_MINUTES } from '@/lib/time-slot';

type Times = { start: number; finish: number };

/**
 * The half hours of an event: both ends go to the nearest half hour, a quarter to the longer side, and one half hour is left at least,
 * that in which it begins. 10:10 to 10:50 gives 10:00 to 11:00.
 */
export function toHalfHours({ start, finish }: Times): Times {
  const last = MINUTES_PER_DAY / SLOT_MINUTES;
  const from = Math.min(Math.ceil(start / SLOT_MINUTES - 0.5), last - 1);
  const to = Math.min(Math.floor(finish / SLOT_MINUTES + 0.5), last);
  const first = to > from ? from : Math.min(Math.floor(start / SLOT_MINUTES), last - 1);
  return { start: first * SLOT_MINUTES, finish: Math.max(to, first + 1) * SLOT_MINUTES };
}
