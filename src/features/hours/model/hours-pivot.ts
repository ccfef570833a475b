import { sumHours, type HourEntry } from './hour-entry';

export const DIMENSIONS = ['member', 'project', 'task', 'day'] as const;

/** By what hours are grouped. */
export type Dimension = (typeof DIMENSIONS)[number];

type PivotRow = { key: string; label: string; hours: number };
export type PivotGroup = PivotRow & { rows: PivotRow[] };

/** Names one side of an entry: `key` is unique within the dimension, `label` is for the screen. */
type Describe = (entry: HourEntry, dimension: Dimension) => { key: string; label: string };

/**
 * Hours by two dimensions, with a subtotal for each group. Days follow the calendar, all else comes with the most
 * hours first. Source: HR-4.
 */
export function pivotHours(
  entries: readonly HourEntry[],
  [outer, inner]: readonly [Dimension, Dimension],
  describe: Describe,
): PivotGroup[] {
  const groups = new Map<string, { label: string; rows: Map<string, PivotRow> }>();
  for (const entry of entries) {
    const { key, label } = describe(entry, outer);
    const group = groups.get(key) ?? { label, rows: new Map<string, PivotRow>() };
    groups.set(key, group);
    const part = describe(entry, inner);
    const row = group.rows.get(part.key) ?? { ...part, hours: 0 };
    row.hours += entry.hours;
    group.rows.set(part.key, row);
  }
  return inOrder(
    [...groups].map(([key, { label, rows }]) => toGroup(key, label, inOrder([...rows.values()], inner))),
    outer,
  );
}

function toGroup(key: string, label: string, rows: PivotRow[]): PivotGroup {
  return { key, label, rows, hours: sumHours(rows) };
}

function inOrder<Row extends PivotRow>(rows: Row[], dimension: Dimension): Row[] {
  return rows.sort((a, b) => (dimension === 'day' ? a.key.localeCompare(b.key) : b.hours - a.hours));
}

/** The rows that a search finds, with subtotals of what is left; a group that matches keeps all its rows. */
export function searchPivot(
  groups: readonly PivotGroup[],
  isMatch: (...texts: string[]) => boolean,
): PivotGroup[] {
  return groups
    .map(({ key, label, rows }) =>
      toGroup(key, label, isMatch(label) ? rows : rows.filter((row) => isMatch(label, row.label))),
    )
    .filter(({ rows }) => rows.length > 0);
}
