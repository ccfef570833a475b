import type { SlotWrite } from '@/features/work/model/slot-rows';
import type { SlotKey } from '@/features/work/model/slot';

/** The most rows in one call: a compromise between round trips and how long the server works without a word. */
export const MAX_CHUNK_ROWS = 500;

/**
 * Cuts rows into calls of at most `max`, in order. The rows of one person and date stay together, because older servers
 * replace the whole day with what one call holds. Expects them side by side, as `slotKeys` gives them.
 */
export function chunkRows<Row extends SlotKey>(rows: readonly Row[], max = MAX_CHUNK_ROWS): Row[][] {
  const chunks: Row[][] = [];
  for (const day of splitDays(rows)) {
    const last = chunks.at(-1);
    if (last && last.length + day.length <= max) last.push(...day);
    else chunks.push(day);
  }
  return chunks;
}

/** The rows of each person and date, which stand side by side. */
export function splitDays<Row extends SlotKey>(rows: readonly Row[]): [Row, ...Row[]][] {
  const days: [Row, ...Row[]][] = [];
  let day: [Row, ...Row[]] | undefined;
  for (const row of rows) {
    if (day && day[0].staff_id === row.staff_id && day[0].date === row.date) day.push(row);
    else days.push((day = [row]));
  }
  return days;
}

/** Cuts a write into calls of a size that the server bears. */
export function partsOf(write: SlotWrite): SlotWrite[] {
  return write.kind === 'fill'
    ? chunkRows(write.rows).map((rows) => ({ kind: 'fill', rows }))
    : chunkRows(write.rows).map((rows) => ({ kind: 'clear', rows }));
}
