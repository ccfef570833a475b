import { toPeriod } from '@/lib/time-slot';
import { byDay, type PatchedSlot, type SlotPatch } from './slot-patch';

/** One call: half hours to record or to clear. They may be sent again: staff, date and period are their key. */
export type SlotWrite = { kind: 'clear' | 'fill'; slots: readonly PatchedSlot[] };

/** The most rows in one call: a compromise between round trips and how long the server works without a word. */
export const MAX_WRITE_ROWS = 500;

/**
 * The calls that write a patch, in its order of people and dates, and through each day in time: the clears first,
 * because an older server takes the whole day with one, and the fill then brings back its own. At most `max` rows in a
 * call; those of one person and date stay together, because older servers replace the day with what one call holds.
 */
export function toWrites(patch: SlotPatch, max = MAX_WRITE_ROWS): SlotWrite[] {
  const days = byDay(patch.values()).map((day) => day.sort((one, other) => one.minutes - other.minutes));
  const part = (isFill: boolean) =>
    days.map((day) => day.filter(({ wanted }) => (wanted !== null) === isFill));
  return [
    ...joinDays(part(false), max).map((slots): SlotWrite => ({ kind: 'clear', slots })),
    ...joinDays(part(true), max).map((slots): SlotWrite => ({ kind: 'fill', slots })),
  ];
}

/** Whole days, side by side as far as they fit. */
function joinDays<Row>(days: readonly Row[][], max: number): Row[][] {
  const calls: Row[][] = [];
  for (const day of days.filter(({ length }) => length > 0)) {
    const last = calls.at(-1);
    if (last && last.length + day.length <= max) last.push(...day);
    else calls.push([...day]);
  }
  return calls;
}

/** A half hour as the wire spells it, to record or to clear. The order of the fields is that of the specification. */
export const slotRow = ({ date, staffId, minutes, wanted }: PatchedSlot) => ({
  ...{ date, staff_id: staffId },
  ...(wanted && { project_id: wanted.projectId, task_id: wanted.taskId }),
  period: toPeriod(minutes),
});
