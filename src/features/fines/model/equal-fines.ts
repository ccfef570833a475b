import type { NewFine } from './new-fine';

type Stored = { id: number; staffId: number; date: string; time: string };

/** The stored fines that say the same as `fine`, the oldest first. */
export function equalFines<Row extends Stored>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}
