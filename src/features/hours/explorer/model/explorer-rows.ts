import { isPeriod, type Group, type HourTable, type Sides } from './aggregate';
import type { ExplorerSort } from './explorer-search';
import { measured, type Measure, type SumsBefore } from './measures';

/** A figure: the half hours behind it, and what is told of them. */
export type Figure = { sum: number; value: number | null };

export type ExplorerRow = { group: Group; label: string; cells: readonly Figure[]; total: Figure };

type Asked = {
  table: Omit<HourTable, 'firsts'>;
  /** Of the period before; for differences alone. */
  before?: SumsBefore;
  sides: Sides;
  measure: Measure;
  hoursOfPersonMonth: number;
  labelOf: (group: Group) => string;
  isFound: (label: string, group: Group) => boolean;
  sort: ExplorerSort | null;
};

/** The rows that a search leaves, in order, and the sums of them at the foot. */
export function explorerRows(asked: Asked): {
  rows: ExplorerRow[];
  foot: Omit<ExplorerRow, 'group' | 'label'>;
} {
  const { table, before, labelOf, isFound } = asked;
  const width = table.columns.length;
  const keys = table.columns.map(({ key }) => key);
  const toFigure = (sum: number, [ofRow, ofColumn]: readonly [number, number], earlier?: number): Figure => {
    const sums = { sum, ofRow, ofColumn, ofTotal: table.total, before: earlier };
    return { sum, value: measured(asked.measure, sums, asked.hoursOfPersonMonth) };
  };
  const lines = table.rows.flatMap((group, y) => {
    const label = labelOf(group);
    if (!isFound(label, group)) return [];
    const sums = Array.from(table.cells.subarray(y * width, (y + 1) * width));
    return [{ group, label, sums, total: table.rowTotals[y] ?? 0 }];
  });
  const isAll = lines.length === table.rows.length;

  function figuresOf(
    sums: readonly number[],
    total: number,
    beforeOf: (column: string | null) => number | undefined,
  ) {
    return {
      cells: sums.map((sum, x) =>
        toFigure(sum, [total, table.columnTotals[x] ?? 0], beforeOf(keys[x] ?? '')),
      ),
      total: toFigure(total, [total, table.total], beforeOf(null)),
    };
  }

  const rows = lines.map(({ group, label, sums, total }) => ({
    ...{ group, label },
    ...figuresOf(sums, total, (column) => before?.(group.key, column)),
  }));
  const footSums = keys.map((_key, x) => lines.reduce((sum, { sums }) => sum + (sums[x] ?? 0), 0));
  const footTotal = lines.reduce((sum, { total }) => sum + total, 0);
  const beforeAll = (column: string | null) =>
    before &&
    (isAll ? before(null, column) : lines.reduce((sum, { group }) => sum + before(group.key, column), 0));
  return { rows: inOrder(rows, asked, keys), foot: figuresOf(footSums, footTotal, beforeAll) };
}

/** As asked; else periods by the calendar, as they come, and all others with the most hours first. */
function inOrder(rows: ExplorerRow[], { sides, sort }: Asked, keys: readonly string[]): ExplorerRow[] {
  if (!sort) return isPeriod(sides.rows) ? rows : rows.toSorted((a, b) => b.total.sum - a.total.sum);
  const sign = sort.isDescending ? -1 : 1;
  if (sort.by === 'name') return rows.toSorted((a, b) => sign * a.label.localeCompare(b.label));
  const column = keys.indexOf(sort.by);
  const valueOf = ({ cells, total }: ExplorerRow) =>
    (column === -1 ? total : cells[column])?.value ?? -Infinity;
  return rows.toSorted((a, b) => sign * (valueOf(a) - valueOf(b) || 0));
}

/** How strongly a cell is shaded, 0 to 5, beside the largest of all cells. */
export function heatOf({ value }: Figure, largest: number): number {
  if (value === null || value === 0 || largest === 0) return 0;
  return Math.max(1, Math.ceil((Math.abs(value) / largest) * 5));
}

export function largestOf(rows: readonly ExplorerRow[]): number {
  let largest = 0;
  for (const { cells } of rows)
    for (const { value } of cells) largest = Math.max(largest, Math.abs(value ?? 0));
  return largest;
}
