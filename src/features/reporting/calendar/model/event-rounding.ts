import { LEAST_WORKED, type Rounding } from '@/features/work/model/rounding';
import { MINUTES_PER_DAY, roundDownToSlot, SLOT_MINUTES, slotStarts } from '@/lib/time-slot';
import type { CalendarEvent, DayHint } from './calendar-event';

type Times = { start: number; finish: number };

const LAST_START = MINUTES_PER_DAY - SLOT_MINUTES;

/**
 * Rounds minutes since midnight as imported hours are: with `nearest`, 10:10 to 10:50 becomes 10:00 to 11:00.
 * An event that fills no half hour takes the half hour in which it begins; `down` gives null instead.
 */
export function roundTimes({ start, finish }: Times, rounding: Rounding): Times | null {
  const begin = Math.min(roundDownToSlot(start), LAST_START);
  const filled = slotStarts(begin, MINUTES_PER_DAY).filter(
    (slot) => Math.min(finish, slot + SLOT_MINUTES) - Math.max(start, slot) >= LEAST_WORKED[rounding],
  );
  if (filled.length === 0 && rounding === 'down') return null;
  const first = filled[0] ?? begin;
  const last = filled.at(-1) ?? first;
  return { start: first, finish: last + SLOT_MINUTES };
}

export function findShortEvents(events: readonly CalendarEvent[], rounding: Rounding): DayHint[] {
  return events
    .filter((event) => roundTimes(event, rounding) === null)
    .map(({ id, title, date, start, finish }) => ({
      id,
      title,
      date,
      kind: 'short',
      times: { start, finish },
    }));
}
