import type { SlotKey, WorkIds } from './slot';
import type { PatchedSlot, SlotPatch } from './slot-patch';

type SlotRow = SlotKey & WorkIds;

/** One call: half hours to record or to clear. They may be sent again: staff, date and period are their key. */
export type SlotWrite =
  { kind: 'clear'; rows: readonly SlotKey[] } | { kind: 'fill'; rows: readonly SlotRow[] };

/** The most rows in one call: a compromise between round trips and how long the server works without a word. */
export const MAX_WRITE_ROWS = 500;

/**
 * The calls that write a patch, in its order of people and dates, and through each day in time: the clears first,
 * because an older server takes the whole day with one, and the fill then brings back its own. At most `max` rows in a
 * call; those of one person and date stay together, because older servers replace the day with what one call holds.
 */
export function toWrites(patch: SlotPatch, max = MAX_WRITE_ROWS): SlotWrite[] {
  const days = byDay(patch.values()).map((day) => day.sort((a, b) => (a.period < b.period ? -1 : 1)));
  const cleared = days.map((day) => day.flatMap((slot) => (slot.wanted ? [] : [toKey(slot)])));
  const filled = days.map((day) => day.flatMap((slot) => (slot.wanted ? [toRow(slot, slot.wanted)] : [])));
  return [
    ...joined(cleared, max).map((rows): SlotWrite => ({ kind: 'clear', rows })),
    ...joined(filled, max).map((rows): SlotWrite => ({ kind: 'fill', rows })),
  ];
}

/** Half hours by person and date, in the order in which these come first. */
export function byDay<Key extends SlotKey>(slots: Iterable<Key>): [Key, ...Key[]][] {
  const days = new Map<string, [Key, ...Key[]]>();
  for (const slot of slots) {
    const name = `${slot.staff_id} ${slot.date}`;
    const day = days.get(name);
    if (day) day.push(slot);
    else days.set(name, [slot]);
  }
  return [...days.values()];
}

// The order of the fields is that of the specification.
function toKey({ date, staff_id, period }: PatchedSlot): SlotKey {
  return { date, staff_id, period };
}

function toRow({ date, staff_id, period }: PatchedSlot, { project_id, task_id }: WorkIds): SlotRow {
  return { date, staff_id, project_id, task_id, period };
}

/** Whole days, side by side as far as they fit. */
function joined<Row>(days: readonly Row[][], max: number): Row[][] {
  const calls: Row[][] = [];
  for (const day of days.filter(({ length }) => length > 0)) {
    const last = calls.at(-1);
    if (last && last.length + day.length <= max) last.push(...day);
    else calls.push([...day]);
  }
  return calls;
}
