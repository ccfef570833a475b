import { SLOT_HOURS } from '@/lib/time-slot';
import type { DateRange } from '../../model/date-range';
import { aggregate, isPeriod, narrowRange, type HourTable, type Sides, type Step } from './aggregate';
import type { HourColumns } from './hour-columns';
import { keyBefore, periodRange, periodsIn, rangeBefore } from './hour-periods';

export const MEASURES = [
  'hours',
  'personMonths',
  'shareOfRow',
  'shareOfColumn',
  'shareOfTotal',
  'difference',
  'balance',
] as const;

/** Shares are from 0 to 1; person-months are 人月; a balance is hours more than due. */
export type Measure = (typeof MEASURES)[number];

/** True for measures that can be negative, and that have a value where nothing is recorded. */
export const isSigned = (measure: Measure) => measure === 'difference' || measure === 'balance';

/** True for sums of recorded hours: the check of a month holds the same sums. */
export const isSumOfHours = (measure: Measure) => measure === 'hours' || measure === 'personMonths';

/** Sums in half hours: of a figure, of its row, its column and the table, and of what it is compared with. */
export type FigureSums = { sum: number; ofRow: number; ofColumn: number; ofTotal: number; before?: number };

/** The value of a figure by its measure; null where it has none, as a share of nothing. */
export function measureFigure(measure: Measure, sums: FigureSums, hoursOfPersonMonth: number): number | null {
  const share = (whole: number) => (whole === 0 ? null : sums.sum / whole);
  switch (measure) {
    case 'hours':
      return sums.sum * SLOT_HOURS;
    case 'personMonths':
      return (sums.sum * SLOT_HOURS) / hoursOfPersonMonth;
    case 'shareOfRow':
      return share(sums.ofRow);
    case 'shareOfColumn':
      return share(sums.ofColumn);
    case 'shareOfTotal':
      return share(sums.ofTotal);
    case 'difference':
    case 'balance':
      return sums.before === undefined ? null : (sums.sum - sums.before) * SLOT_HOURS;
  }
}

/** Looks up a sum, in half hours, by the keys of row and column; null as a key sums over all of that side. */
export type SumsBefore = (row: string | null, column: string | null) => number;

/** The range, extended back over the time that it is compared with. */
export function rangeToCompare(range: DateRange, { rows, columns }: Sides): DateRange {
  const { start } = rangeBefore(range);
  const period = [columns, rows].find(isPeriod);
  const [key = ''] = period ? periodsIn(period, { start: range.start, end: range.start }, 1) : [];
  const first = period && periodRange(period, keyBefore(period, key))?.start;
  return { start: first !== undefined && first < start ? first : start, end: range.end };
}

/** The range, the range before it (`early`), and both (`wide`), as plain values that a worker can post. */
export type ComparedTables = { table: HourTable; early: HourTable; wide: HourTable };

/** Also shows rows and columns that have hours in the range before only. */
export function compareTables(
  hours: HourColumns,
  sides: Sides,
  within: { range: DateRange; steps: readonly Step[] },
): ComparedTables {
  const { steps } = within;
  const range = narrowRange(within.range, steps);
  const otherSteps = steps.filter(({ dimension }) => !isPeriod(dimension));
  const early = aggregate(hours, sides, { range: rangeBefore(range), steps: otherSteps });
  const wide = aggregate(hours, sides, { range: rangeToCompare(range, sides), steps: otherSteps });
  const alwaysShown = {
    rows: new Set(isPeriod(sides.rows) ? [] : early.rows.map(({ key }) => key)),
    columns: new Set(isPeriod(sides.columns) ? [] : early.columns.map(({ key }) => key)),
  };
  return { table: aggregate(hours, sides, { range, steps: otherSteps, alwaysShown }), early, wide };
}

/** Compares with the period before the column, else before the row, else before the range. */
export function sumsBefore({ early, wide }: ComparedTables, sides: Sides): SumsBefore {
  const findEarlySum = createSumLookup(early);
  const findWideSum = createSumLookup(wide);
  return (row, column) => {
    if (isPeriod(sides.columns)) {
      return column === null ? findEarlySum(row, null) : findWideSum(row, keyBefore(sides.columns, column));
    }
    if (!isPeriod(sides.rows)) return findEarlySum(row, column);
    return row === null ? findEarlySum(null, column) : findWideSum(keyBefore(sides.rows, row), column);
  };
}

const indexByKey = (groups: HourTable['rows']) => new Map(groups.map(({ key }, index) => [key, index]));

/** Looks up the sums of a table; 0 for keys that it does not have. */
export function createSumLookup({
  rows,
  columns,
  cells,
  rowTotals,
  columnTotals,
  total,
}: HourTable): SumsBefore {
  const rowIndexes = indexByKey(rows);
  const columnIndexes = indexByKey(columns);
  return (row, column) => {
    if (row === null && column === null) return total;
    const y = row === null ? 0 : rowIndexes.get(row);
    const x = column === null ? 0 : columnIndexes.get(column);
    if (y === undefined || x === undefined) return 0;
    if (row === null) return columnTotals[x] ?? 0;
    return (column === null ? rowTotals[y] : cells[y * columns.length + x]) ?? 0;
  };
}
