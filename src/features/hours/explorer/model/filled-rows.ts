import type { Group, HourTable } from './aggregate';

/** A group with half hours: their sum, and the index of their first entry. */
export type Filled = { group: Group; sum: number; first: number };

export type FilledRow = Filled & { cells: Filled[] };

/** Lists rows and cells with half hours, in the order of their first entries. */
export function filledRows({ rows, columns, cells, firsts, rowTotals }: HourTable): FilledRow[] {
  return rows
    .flatMap((group, y): FilledRow[] => {
      const filled = columns.flatMap((column, x): Filled[] => {
        const index = y * columns.length + x;
        const sum = cells[index] ?? 0;
        return sum > 0 ? [{ group: column, sum, first: firsts[index] ?? 0 }] : [];
      });
      const [firstCell] = filled.sort(byFirstEntry);
      return firstCell ? [{ group, sum: rowTotals[y] ?? 0, first: firstCell.first, cells: filled }] : [];
    })
    .sort(byFirstEntry);
}

const byFirstEntry = (a: Filled, b: Filled) => a.first - b.first;
