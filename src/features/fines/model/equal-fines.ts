import type { NewFine } from './new-fine';

type Stored = { id: number; staffId: number; date: string; time: string };

/** The stored fines that say the same as `fine`, the oldest first. */
export function equalFines<Row extends Stored>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

const monthOf = ({ date }: { date: string }) => date.slice(0, 7);

/**
 * How often more than `before` the list holds the fine.
 *
 * @throws where it cannot be among them: an old server lists no months before the last one.
 */
export function timesFineSaved(fine: NewFine, before: readonly Stored[], now: readonly Stored[]): number {
  const times = equalFines(fine, now).length - equalFines(fine, before).length;
  const isOlder = now.length > 0 && now.every((row) => monthOf(row) > monthOf(fine));
  if (times <= 0 && isOlder) throw new Error('The list begins after the month of the fine');
  return times;
}
