import { toPeriod } from '@/lib/time-slot';
import { byDay, type PatchedSlot, type SlotPatch } from './slot-patch';

/** One call. It may be repeated, because staff, date and period are the key of each row. */
export type SlotWrite = { kind: 'clear' | 'fill'; slots: readonly PatchedSlot[] };

/** A compromise between round trips and the time until the server answers. */
export const MAX_WRITE_ROWS = 500;

/**
 * Splits a patch into calls, in the order of people and dates, and of time within a day. Clears come first,
 * because an older server clears the whole day, and the fill then restores its half hours. A call has at most
 * `max` rows; a person's day stays in one call, because older servers replace the day with it.
 */
export function toWrites(patch: SlotPatch, max = MAX_WRITE_ROWS): SlotWrite[] {
  const days = byDay(patch.values()).map((day) => day.sort((one, other) => one.minutes - other.minutes));
  const createWrites = (kind: SlotWrite['kind']) => {
    const daysOfKind = days.map((day) =>
      day.filter(({ wanted }) => (wanted === null) === (kind === 'clear')),
    );
    return joinDays(daysOfKind, max).map((slots): SlotWrite => ({ kind, slots }));
  };
  return [...createWrites('clear'), ...createWrites('fill')];
}

function joinDays<Row>(days: readonly Row[][], max: number): Row[][] {
  const calls: Row[][] = [];
  for (const day of days.filter(({ length }) => length > 0)) {
    const last = calls.at(-1);
    if (last && last.length + day.length <= max) last.push(...day);
    else calls.push([...day]);
  }
  return calls;
}

/** Converts a half hour to its wire format, in the field order of the specification. */
export const slotRow = ({ date, staffId, minutes, wanted }: PatchedSlot) => ({
  date,
  staff_id: staffId,
  ...(wanted && { project_id: wanted.projectId, task_id: wanted.taskId }),
  period: toPeriod(minutes),
});
