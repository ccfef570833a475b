import { SLOT_HOURS } from '@/lib/time-slot';
import { aggregate } from '../explorer/model/aggregate';
import { filledRows, type Filled } from '../explorer/model/filled-rows';
import { ANY_DAY, entryAt, entryColumns, sumHours, UNKNOWN_DAY, type HourEntry } from './hour-entry';

export const DIMENSIONS = ['member', 'project', 'task', 'day'] as const;

/** By what hours are grouped. */
export type Dimension = (typeof DIMENSIONS)[number];

/** How something is called; `keywords` find it as well. */
type Described = { label: string; keywords: readonly string[] };
type PivotRow = Described & { key: string; hours: number };
export type PivotGroup = PivotRow & { rows: PivotRow[] };

/**
 * Hours by two dimensions, with a subtotal for each group. Days follow the calendar, the unknown one last; all else
 * comes with the most hours first. `describe` is asked once for each thing, however many entries there are. Source: HR-4.
 */
export function pivotHours(
  entries: readonly HourEntry[],
  [outer, inner]: readonly [Dimension, Dimension],
  describe: (entry: HourEntry, dimension: Dimension) => Described,
): PivotGroup[] {
  const hours = entryColumns(entries);
  const words = new Map<string, Described>();
  const toRow = ({ group: { key }, sum, first }: Filled, dimension: Dimension): PivotRow => {
    const named = `${dimension} ${key}`;
    const entry = words.has(named) ? undefined : entryAt(hours, first);
    if (entry) words.set(named, describe(entry, dimension));
    return { key, hours: sum * SLOT_HOURS, ...(words.get(named) ?? { label: '', keywords: [] }) };
  };
  const table = aggregate(hours, { rows: outer, columns: inner }, { range: ANY_DAY });
  const groups = filledRows(table).map(({ cells, ...row }) => {
    const rows = cells.map((cell) => toRow(cell, inner));
    return toGroup(toRow(row, outer), inOrder(rows, inner));
  });
  return inOrder(groups, outer);
}

function toGroup({ key, label, keywords }: Omit<PivotRow, 'hours'>, rows: PivotRow[]): PivotGroup {
  return { key, label, keywords, rows, hours: sumHours(rows) };
}

function inOrder<Row extends PivotRow>(rows: Row[], dimension: Dimension): Row[] {
  if (dimension !== 'day') return rows.sort((a, b) => b.hours - a.hours);
  return rows.sort((a, b) => {
    if (a.key === UNKNOWN_DAY) return 1;
    if (b.key === UNKNOWN_DAY) return -1;
    return Number(a.key > b.key) - Number(a.key < b.key);
  });
}

/** The rows that a search finds, with subtotals of what is left; a group that matches keeps all its rows. */
export function searchPivot(
  groups: readonly PivotGroup[],
  isMatch: (...texts: string[]) => boolean,
): PivotGroup[] {
  return groups
    .map((group) => {
      const own = [group.label, ...group.keywords];
      if (isMatch(...own)) return group;
      return toGroup(
        group,
        group.rows.filter(({ label, keywords }) => isMatch(...own, label, ...keywords)),
      );
    })
    .filter(({ rows }) => rows.length > 0);
}
