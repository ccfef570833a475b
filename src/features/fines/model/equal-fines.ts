import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import type { NewFine } from '../fields';

type StoredFine = { id: number; staffId: number; date: CalendarDate; time: string };

/** Returns the stored fines that equal `fine`, the oldest first. */
export function equalFines<Row extends StoredFine>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

/**
 * Returns how many times the fine was added since `before`.
 *
 * @throws if the list cannot contain it: an old server lists no months before the last one.
 */
export function timesFineSaved(
  fine: NewFine,
  before: readonly StoredFine[],
  now: readonly StoredFine[],
): number {
  const times = equalFines(fine, now).length - equalFines(fine, before).length;
  const isOlder = now.length > 0 && now.every((row) => toMonth(row.date) > toMonth(fine.date));
  if (times <= 0 && isOlder) throw new Error('The list begins after the month of the fine');
  return times;
}
