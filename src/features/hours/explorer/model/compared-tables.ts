import type { DateRange } from '../../model/date-range';
import { aggregate, isPeriod, narrowRange, type HourTable, type Sides, type Step } from './aggregate';
import type { HourColumns } from './hour-columns';
import { keyBefore, overlap, periodKey, periodRange, rangeBefore, UNKNOWN_PERIOD } from './hour-periods';

/** Looks up a sum, in the unit of the table, by the keys of row and column; a null key sums over all of that side. */
export type SumLookup = (row: string | null, column: string | null) => number;

/** Extends the range back over the days that it is compared with. */
export function rangeToCompare(range: DateRange, { rows, columns }: Sides): DateRange {
  const { start } = rangeBefore(range);
  const period = [columns, rows].find(isPeriod);
  const firstDay = { start: range.start, end: range.start };
  const first = period && periodRange(period, keyBefore(period, periodKey(period, firstDay)))?.start;
  return { start: first !== undefined && first < start ? first : start, end: range.end };
}

/** `table` sums the range, `early` the range before it, `wide` both. */
export type ComparedTables = { table: HourTable; early: HourTable; wide: HourTable };

const isOutside = (range: DateRange, { dimension, key }: Step): boolean => {
  const period = isPeriod(dimension) ? periodRange(dimension, key) : null;
  return period !== null && overlap(range, period) === null;
};

/** Sums the three tables. A row or column whose hours all lie in the range before is shown, too. */
export function compareTables(
  hours: HourColumns,
  sides: Sides,
  within: { range: DateRange; steps: readonly Step[] },
): ComparedTables {
  const { steps } = within;
  // The range may exclude a step that was opened in an earlier range: nothing is compared then.
  if (steps.some((step) => isOutside(within.range, step))) {
    const table = aggregate(hours, sides, within);
    return { table, early: table, wide: table };
  }
  const range = narrowRange(within.range, steps);
  // `range` already covers the known periods, so only a step to unknown days still filters.
  const otherSteps = steps.filter(({ dimension, key }) => !isPeriod(dimension) || key === UNKNOWN_PERIOD);
  const early = aggregate(hours, sides, { range: rangeBefore(range), steps: otherSteps });
  const wide = aggregate(hours, sides, { range: rangeToCompare(range, sides), steps: otherSteps });
  const alwaysShown = {
    rows: new Set(isPeriod(sides.rows) ? [] : early.rows.map(({ key }) => key)),
    columns: new Set(isPeriod(sides.columns) ? [] : early.columns.map(({ key }) => key)),
  };
  return { table: aggregate(hours, sides, { range, steps: otherSteps, alwaysShown }), early, wide };
}

/** Looks up sums of the period before the column, else before the row; without a known period, of the range before. */
export function sumsBefore({ early, wide }: ComparedTables, sides: Sides): SumLookup {
  const findEarlySum = createSumLookup(early);
  const findWideSum = createSumLookup(wide);
  const isKnown = (key: string | null): key is string => key !== null && key !== UNKNOWN_PERIOD;
  return (row, column) => {
    if (isPeriod(sides.columns)) {
      return isKnown(column) ? findWideSum(row, keyBefore(sides.columns, column)) : findEarlySum(row, column);
    }
    if (!isPeriod(sides.rows) || !isKnown(row)) return findEarlySum(row, column);
    return findWideSum(keyBefore(sides.rows, row), column);
  };
}

const indexByKey = (groups: HourTable['rows']) => new Map(groups.map(({ key }, index) => [key, index]));

const sumAt = (sums: ArrayLike<number>, index: number | undefined) =>
  index === undefined ? 0 : (sums[index] ?? 0);

export function createSumLookup({
  rows,
  columns,
  cells,
  rowTotals,
  columnTotals,
  total,
}: HourTable): SumLookup {
  const rowIndexes = indexByKey(rows);
  const columnIndexes = indexByKey(columns);
  return (row, column) => {
    if (row === null) return column === null ? total : sumAt(columnTotals, columnIndexes.get(column));
    const rowIndex = rowIndexes.get(row);
    if (column === null) return sumAt(rowTotals, rowIndex);
    const columnIndex = columnIndexes.get(column);
    if (rowIndex === undefined || columnIndex === undefined) return 0;
    return sumAt(cells, rowIndex * columns.length + columnIndex);
  };
}
