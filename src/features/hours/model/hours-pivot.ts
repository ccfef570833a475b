import { sumHours, UNKNOWN_DAY, type HourEntry } from './hour-entry';

export const DIMENSIONS = ['member', 'project', 'task', 'day'] as const;

/** By what hours are grouped. */
export type Dimension = (typeof DIMENSIONS)[number];

/** How something is called; `keywords` find it as well. */
type Described = { label: string; keywords: readonly string[] };
type PivotRow = Described & { key: string; hours: number };
export type PivotGroup = PivotRow & { rows: PivotRow[] };

/** Unique within the dimension; what was deleted is one. */
const KEYS: Record<Dimension, (entry: HourEntry) => string | number> = {
  member: ({ member }) => member.id,
  project: ({ project }) => project?.id ?? 'deleted',
  task: ({ task }) => task?.id ?? 'deleted',
  day: ({ date }) => date,
};

/**
 * Hours by two dimensions, with a subtotal for each group. Days follow the calendar, the unknown one last; all else
 * comes with the most hours first. `describe` is asked once for each thing, however many entries there are. Source: HR-4.
 */
export function pivotHours(
  entries: readonly HourEntry[],
  [outer, inner]: readonly [Dimension, Dimension],
  describe: (entry: HourEntry, dimension: Dimension) => Described,
): PivotGroup[] {
  const [keyOf, rowKeyOf] = [KEYS[outer], KEYS[inner]];
  const groups = new Map<string | number, { first: HourEntry; rows: Map<string | number, number> }>();
  const firstOfRows = new Map<string | number, HourEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const rowKey = rowKeyOf(entry);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { first: entry, rows: new Map() }));
    const hours = group.rows.get(rowKey);
    if (hours === undefined && !firstOfRows.has(rowKey)) firstOfRows.set(rowKey, entry);
    group.rows.set(rowKey, (hours ?? 0) + entry.hours);
  }
  const rowWords = new Map([...firstOfRows].map(([key, entry]) => [key, describe(entry, inner)]));
  const toRow = ([key, hours]: [string | number, number]): PivotRow => ({
    key: String(key),
    hours,
    ...(rowWords.get(key) ?? { label: '', keywords: [] }),
  });
  return inOrder(
    [...groups].map(([key, { first, rows }]) =>
      toGroup({ key: String(key), ...describe(first, outer) }, inOrder([...rows].map(toRow), inner)),
    ),
    outer,
  );
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
