import { toMonth } from '@/lib/calendar-date';
import type { Fine, NewFine } from '../fields';

type StoredFine = Pick<Fine, 'id' | 'staffId' | 'date' | 'time'>;

/** Returns the stored fines that equal `fine`, the oldest first. */
export function equalFines<Row extends StoredFine>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

/**
 * Counts the fines in the list of the server that equal `fine`.
 *
 * @throws if all listed fines are of later months: an old server lists only this and the previous month.
 */
export function countEqualFines(fine: NewFine, listed: readonly StoredFine[]): number {
  const isListLater = listed.length > 0 && listed.every((row) => toMonth(row.date) > toMonth(fine.date));
  if (isListLater) throw new Error('The list begins after the month of the fine');
  return equalFines(fine, listed).length;
}
