import type { Language } from '@/i18n/language';
import { isPeriod, type Group, type HourTable, type Sides } from './aggregate';
import type { SumLookup } from './compared-tables';
import { NAME_COLUMN, type ExplorerSort } from './explorer-search';
import { isSigned, measureFigure, type Measure } from './measures';
import { NOT_COMPARED, type SumsAtCheck } from './sums-at-check';

/** `sum` and `atCheck` are half hours, `value` is by the measure; `atCheck` is given only where it differs from `sum`. */
export type Figure = { sum: number; value: number | null; atCheck?: number };

export type ExplorerRow = { group: Group; label: string; cells: readonly Figure[]; total: Figure };

/** True for a figure that the screen shows as a dash, and a sheet as an empty cell. */
export const isBlank = ({ sum, value }: Figure): boolean => sum === 0 && !value;

/** True where a figure has parts: hours now, at the check, or in what it is compared with. */
export const hasParts = ({ sum, value, atCheck }: Figure, measure: Measure): boolean =>
  sum > 0 || atCheck !== undefined || (isSigned(measure) && Boolean(value));

type RowOptions = {
  table: Omit<HourTable, 'firsts'>;
  /** Looks up what a sum is compared with: earlier hours, or due hours. */
  findReference?: SumLookup;
  /** The half hours at the checks, where months of the range are marked as checked. */
  atCheck?: SumsAtCheck;
  sides: Sides;
  measure: Measure;
  hoursOfPersonMonth: number;
  toLabel: (group: Group) => string;
  isFound: (label: string, group: Group) => boolean;
  sort: ExplorerSort | null;
  language: Language;
};

type Line = { sums: readonly number[]; total: number; checked: SumsAtCheck | undefined };

export function buildExplorerRows(options: RowOptions): {
  rows: ExplorerRow[];
  foot: Omit<ExplorerRow, 'group' | 'label'>;
} {
  const { table, findReference, atCheck, toLabel, isFound } = options;
  const width = table.columns.length;
  const getCheckedLine = (y: number) => atCheck?.subarray(y * (width + 1), (y + 1) * (width + 1));
  const lines = table.rows.flatMap((group, y) => {
    const label = toLabel(group);
    if (!isFound(label, group)) return [];
    const sums = Array.from(table.cells.subarray(y * width, (y + 1) * width));
    return [{ group, label, sums, total: table.rowTotals[y] ?? 0, checked: getCheckedLine(y) }];
  });
  const rows = lines.map(({ group, label, ...line }) => ({
    group,
    label,
    ...toFigures(line, (column) => findReference?.(group.key, column), options),
  }));
  const isAll = lines.length === table.rows.length;
  const foot: Line = {
    sums: table.columns.map((_column, x) => lines.reduce((sum, { sums }) => sum + (sums[x] ?? 0), 0)),
    total: lines.reduce((sum, { total }) => sum + total, 0),
    // The last line of `atCheck` holds the sums.
    checked: isAll
      ? getCheckedLine(table.rows.length)
      : addLines(lines.flatMap(({ checked }) => checked ?? [])),
  };
  const findFootReference = (column: string | null) => {
    if (!findReference) return undefined;
    // For periods, all rows are compared with the range before, found ones with the periods before each.
    if (isAll) return findReference(null, column);
    return lines.reduce((sum, { group }) => sum + findReference(group.key, column), 0);
  };
  return { rows: sortRows(rows, options), foot: toFigures(foot, findFootReference, options) };
}

/** `findReference` takes the key of a column, or null for the total; the last item of `checked` is the total. */
function toFigures(
  { sums, total, checked }: Line,
  findReference: (column: string | null) => number | undefined,
  { table, measure, hoursOfPersonMonth }: RowOptions,
): Pick<ExplorerRow, 'cells' | 'total'> {
  const toFigure = (sum: number, ofColumn: number, reference?: number, atCheck = NOT_COMPARED): Figure => {
    const figureSums = { sum, ofRow: total, ofColumn, ofTotal: table.total, reference };
    const value = measureFigure(measure, figureSums, hoursOfPersonMonth);
    return atCheck === NOT_COMPARED || atCheck === sum ? { sum, value } : { sum, value, atCheck };
  };
  return {
    cells: table.columns.map(({ key }, x) =>
      toFigure(sums[x] ?? 0, table.columnTotals[x] ?? 0, findReference(key), checked?.[x]),
    ),
    total: toFigure(total, table.total, findReference(null), checked?.[sums.length]),
  };
}

/** A column becomes `NOT_COMPARED` where one of its rows is. */
function addLines([first, ...others]: readonly SumsAtCheck[]): SumsAtCheck | undefined {
  return first?.map((sum, x) =>
    others.reduce((all, line) => {
      const more = line[x] ?? NOT_COMPARED;
      return all === NOT_COMPARED || more === NOT_COMPARED ? NOT_COMPARED : all + more;
    }, sum),
  );
}

/** Without a chosen order, periods stay in calendar order and other rows come with the most hours first. */
function sortRows(rows: ExplorerRow[], { table, sides, sort, language }: RowOptions): ExplorerRow[] {
  if (!sort) return isPeriod(sides.rows) ? rows : rows.toSorted((a, b) => b.total.sum - a.total.sum);
  const sign = sort.isDescending ? -1 : 1;
  if (sort.by === NAME_COLUMN) {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    return rows.toSorted((a, b) => sign * compare(a.label, b.label));
  }
  const column = table.columns.findIndex(({ key }) => key === sort.by);
  const sortValue = ({ cells, total }: ExplorerRow) =>
    (column === -1 ? total : cells[column])?.value ?? -Infinity;
  // `-Infinity - -Infinity` is NaN.
  return rows.toSorted((a, b) => sign * (sortValue(a) - sortValue(b) || 0));
}

const HEAT_LEVELS = 5;

/** Returns the strength of a cell's shade, 0 to `HEAT_LEVELS`, relative to the largest cell. */
export function heatLevel({ value }: Figure, largest: number): number {
  if (value === null || value === 0 || largest === 0) return 0;
  return Math.max(1, Math.ceil((Math.abs(value) / largest) * HEAT_LEVELS));
}

/** The largest absolute value; 0 without figures. */
export function largestValue(figures: readonly Figure[]): number {
  return figures.reduce((largest, { value }) => Math.max(largest, Math.abs(value ?? 0)), 0);
}
