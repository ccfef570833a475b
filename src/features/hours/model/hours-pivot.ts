import { sumHours } from '@/features/work/model/member-hours';
import { invariant } from '@/lib/invariant';
import { SLOT_HOURS } from '@/lib/time-slot';
import { aggregate } from '../explorer/model/aggregate';
import { filledRows, type Filled } from '../explorer/model/filled-rows';
import { factAt, type HourColumns, type HourFact } from '../explorer/model/hour-columns';
import { UNKNOWN_PERIOD } from '../explorer/model/hour-periods';
import type { DateRange } from './date-range';
import type { TextMatch } from './text-match';

export const DIMENSIONS = ['member', 'project', 'task', 'day'] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** The label of a group or row; a search also finds it by its `keywords`. */
type Described = { label: string; keywords: readonly string[] };
type PivotRow = Described & { key: string; hours: number };
export type PivotGroup = PivotRow & { rows: PivotRow[] };

/** Groups hours by two dimensions: days in calendar order, the unknown day last; others by most hours. Source: HR-4. */
export function pivotHours(
  hours: HourColumns,
  range: DateRange,
  [outer, inner]: readonly [Dimension, Dimension],
  describe: (fact: HourFact, dimension: Dimension) => Described,
): PivotGroup[] {
  const descriptions = new Map<string, Described>();
  const describeGroup = ({ group: { key }, first }: Filled, dimension: Dimension): Described => {
    const cacheKey = `${dimension} ${key}`;
    const cached = descriptions.get(cacheKey);
    if (cached) return cached;
    const fact = factAt(hours, first);
    invariant(fact, 'a group with half hours has a first entry');
    const description = describe(fact, dimension);
    descriptions.set(cacheKey, description);
    return description;
  };
  const toRow = (filled: Filled, dimension: Dimension): PivotRow => ({
    key: filled.group.key,
    hours: filled.sum * SLOT_HOURS,
    ...describeGroup(filled, dimension),
  });
  const table = aggregate(hours, { rows: outer, columns: inner }, { range });
  const groups = filledRows(table).map(({ cells, ...row }) => {
    const rows = cells.map((cell) => toRow(cell, inner));
    return toGroup(toRow(row, outer), sortRows(rows, inner));
  });
  return sortRows(groups, outer);
}

function toGroup({ key, label, keywords }: Omit<PivotRow, 'hours'>, rows: PivotRow[]): PivotGroup {
  return { key, label, keywords, rows, hours: sumHours(rows) };
}

function sortRows<Row extends PivotRow>(rows: readonly Row[], dimension: Dimension): Row[] {
  if (dimension !== 'day') return rows.toSorted((a, b) => b.hours - a.hours);
  return rows.toSorted((a, b) => {
    if (a.key === UNKNOWN_PERIOD) return 1;
    if (b.key === UNKNOWN_PERIOD) return -1;
    return Number(a.key > b.key) - Number(a.key < b.key);
  });
}

/** The rows that a search finds, with new subtotals; a matching group keeps all its rows. */
export function searchPivot(groups: readonly PivotGroup[], isMatch: TextMatch): PivotGroup[] {
  return groups
    .map((group) => {
      const groupTexts = [group.label, ...group.keywords];
      if (isMatch(...groupTexts)) return group;
      return toGroup(
        group,
        group.rows.filter(({ label, keywords }) => isMatch(...groupTexts, label, ...keywords)),
      );
    })
    .filter(({ rows }) => rows.length > 0);
}
