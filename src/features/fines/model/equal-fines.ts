import { addMonths, firstOfMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import type { Fine, NewFine } from '../fields';

type StoredFine = Pick<Fine, 'id' | 'staffId' | 'date' | 'time'>;

/** Returns the stored fines that equal `fine`, the oldest first. */
export function equalFines<Row extends StoredFine>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

/**
 * @throws if the list may lack the month of `fine`, because an old server lists only this and the previous
 *   month: all listed fines are of later months, or none is listed and that month is older.
 */
export function countEqualFines(fine: NewFine, listed: readonly StoredFine[], today: CalendarDate): number {
  const month = toMonth(fine.date);
  const isListLater = listed.every((row) => toMonth(row.date) > month);
  const isRecent = month >= toMonth(addMonths(firstOfMonth(today), -1));
  if (isListLater && !(listed.length === 0 && isRecent)) {
    throw new Error('The list may lack the month of the fine');
  }
  return equalFines(fine, listed).length;
}
