import { toPeriod } from '@/lib/time-slot';
import { byDay, type PatchedSlot, type SlotPatch } from './slot-patch';

/** One call. Sending it twice does no harm, because staff, date and period are the key of a row. */
export type SlotWrite = { kind: 'clear' | 'fill'; slots: readonly PatchedSlot[] };

/** Fewer rows would mean more calls, more rows a longer wait for each answer. */
export const MAX_WRITE_ROWS = 500;

/**
 * Older servers replace the whole day of a person with the rows of a call. So the half hours of a day stay in
 * one call, even above `max`, and clears come first: the fills restore what a clear removed beyond its rows.
 */
export function toWrites(patch: SlotPatch, max = MAX_WRITE_ROWS): SlotWrite[] {
  const days = byDay(patch.values()).map((day) => day.sort((one, other) => one.minutes - other.minutes));
  const createWrites = (kind: SlotWrite['kind']) => {
    const daysOfKind = days.map((day) =>
      day.filter(({ wanted }) => (wanted === null) === (kind === 'clear')),
    );
    return groupIntoCalls(daysOfKind, max).map((slots): SlotWrite => ({ kind, slots }));
  };
  return [...createWrites('clear'), ...createWrites('fill')];
}

function groupIntoCalls<Row>(days: readonly Row[][], max: number): Row[][] {
  const calls: Row[][] = [];
  for (const day of days.filter(({ length }) => length > 0)) {
    const last = calls.at(-1);
    if (last && last.length + day.length <= max) last.push(...day);
    else calls.push([...day]);
  }
  return calls;
}

export const slotRow = ({ date, staffId, minutes, wanted }: PatchedSlot) => ({
  date,
  staff_id: staffId,
  ...(wanted && { project_id: wanted.projectId, task_id: wanted.taskId }),
  period: toPeriod(minutes),
});
