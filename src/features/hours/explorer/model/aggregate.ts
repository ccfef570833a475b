import type { Named } from '@/lib/named';
import type { DateRange } from '../../model/date-range';
import { entityKey, type HourColumns } from './hour-columns';
import {
  overlap,
  periodKey,
  PERIODS,
  periodRange,
  periodsIn,
  UNKNOWN_PERIOD,
  type Period,
} from './hour-periods';

export const EXPLORER_DIMENSIONS = ['member', 'project', 'task', ...PERIODS] as const;

export type ExplorerDimension = (typeof EXPLORER_DIMENSIONS)[number];

export type Step = { dimension: ExplorerDimension; key: string };

/** A row or column. `entity` is null for what was deleted, and undefined for periods. */
export type Group = { key: string; entity?: Named | null };

/** The dimensions of rows and columns; null puts everything into one group. */
export type Sides = { rows: ExplorerDimension | null; columns: ExplorerDimension | null };

export type Within = {
  range: DateRange;
  steps?: readonly Step[];
  alwaysShown?: { rows: ReadonlySet<string>; columns: ReadonlySet<string> };
};

/** Sums in the unit of the hours: half hours, or minutes of due hours. `cells` are row by row. */
export type HourTable = {
  rows: readonly Group[];
  columns: readonly Group[];
  cells: Uint32Array;
  /** The index of the first entry of each cell that has hours. */
  firsts: Uint32Array;
  rowTotals: Uint32Array;
  columnTotals: Uint32Array;
  total: number;
};

/** The key of the only group of a side without a dimension. */
const ALL = 'all';

/** Two months of days: ranges with more periods show only those with hours. */
const MOST_EMPTY_PERIODS = 62;

export function isPeriod(dimension: ExplorerDimension | null): dimension is Period {
  return PERIODS.some((period) => period === dimension);
}

export const groupKey = (entity: Pick<Named, 'id'> | null) => String(entityKey(entity));

const ENTITIES = {
  member: ({ members, memberOf }: HourColumns) => ({ entities: members, indexes: memberOf }),
  project: ({ projects, projectOf }: HourColumns) => ({ entities: projects, indexes: projectOf }),
  task: ({ tasks, taskOf }: HourColumns) => ({ entities: tasks, indexes: taskOf }),
};

/** Sums hours by rows × columns: periods by the calendar, unknown ones last; others by first appearance. */
export function aggregate(hours: HourColumns, { rows, columns }: Sides, within: Within): HourTable {
  const { steps = [], alwaysShown } = within;
  const range = narrowRange(within.range, steps);
  const isInRange = toRangeMask(hours, range);
  const filters = steps.map((step) => toFilter(hours, step));
  const rowSide = toSide(hours, rows, range);
  const columnSide = toSide(hours, columns, range);
  const width = columnSide.groups.length;
  const sums = new Uint32Array(rowSide.groups.length * width);
  const firsts = new Uint32Array(sums.length);
  const { halfHours, timeOf } = hours;
  for (let entry = 0; entry < halfHours.length; entry++) {
    if (isInRange[timeOf[entry] ?? 0] === 0) continue;
    if (filters.length > 0 && filters.some(({ indexes, mask }) => mask[indexes[entry] ?? 0] === 0)) continue;
    const row = rowSide.groupIndexes[rowSide.indexes[entry] ?? 0] ?? 0;
    const cell = row * width + (columnSide.groupIndexes[columnSide.indexes[entry] ?? 0] ?? 0);
    if (sums[cell] === 0) firsts[cell] = entry;
    sums[cell] = (sums[cell] ?? 0) + (halfHours[entry] ?? 0);
  }
  return withoutEmpty({ sums, firsts }, [rowSide, columnSide], alwaysShown);
}

/** Narrows a range to the periods of the steps; a period outside the range changes nothing. */
export function narrowRange(range: DateRange, steps: readonly Step[]): DateRange {
  return steps.reduce((rest, { dimension, key }) => {
    const period = isPeriod(dimension) ? periodRange(dimension, key) : null;
    return (period && overlap(rest, period)) ?? rest;
  }, range);
}

function toRangeMask({ times }: HourColumns, { start, end }: DateRange): Uint8Array {
  return Uint8Array.from(times, (time) => Number(time.start >= start && time.end <= end));
}

type Filter = { indexes: Uint32Array; mask: Uint8Array };

function toFilter(hours: HourColumns, { dimension, key }: Step): Filter {
  if (isPeriod(dimension)) {
    const mask = Uint8Array.from(hours.times, (time) => Number(periodKey(dimension, time) === key));
    return { indexes: hours.timeOf, mask };
  }
  const { entities, indexes } = ENTITIES[dimension](hours);
  const mask = Uint8Array.from(entities, (entity) => Number(groupKey(entity) === key));
  return { indexes, mask };
}

type Side = {
  groups: readonly Group[];
  /** The index of the group of each member, project, task or time. */
  groupIndexes: Uint32Array;
  /** The index of the member, project, task or time of each entry. */
  indexes: Uint32Array;
  /** True where groups without hours are shown. */
  isWhole: boolean;
};

function toSide(hours: HourColumns, dimension: ExplorerDimension | null, range: DateRange): Side {
  if (dimension === null) {
    const groupIndexes = new Uint32Array(hours.times.length);
    return { groups: [{ key: ALL }], groupIndexes, indexes: hours.timeOf, isWhole: true };
  }
  if (!isPeriod(dimension)) {
    const { entities, indexes } = ENTITIES[dimension](hours);
    const groups = entities.map((entity) => ({ key: groupKey(entity), entity }));
    return { groups, indexes, groupIndexes: Uint32Array.from(entities.keys()), isWhole: false };
  }
  const wholePeriods = periodsIn(dimension, range, MOST_EMPTY_PERIODS);
  const timesInRange = hours.times.filter(({ start, end }) => start >= range.start && end <= range.end);
  const keys = new Set([...wholePeriods, ...timesInRange.map((time) => periodKey(dimension, time))]);
  const sorted = [...keys].filter((key) => key !== UNKNOWN_PERIOD).sort();
  if (keys.has(UNKNOWN_PERIOD)) sorted.push(UNKNOWN_PERIOD);
  const indexByKey = new Map(sorted.map((key, index) => [key, index]));
  return {
    groups: sorted.map((key) => ({ key })),
    groupIndexes: Uint32Array.from(hours.times, (time) => indexByKey.get(periodKey(dimension, time)) ?? 0),
    indexes: hours.timeOf,
    isWhole: wholePeriods.length > 0,
  };
}

type Cells = { sums: Uint32Array; firsts: Uint32Array };

function withoutEmpty(
  { sums, firsts }: Cells,
  sides: [Side, Side],
  alwaysShown: Within['alwaysShown'],
): HourTable {
  const [rowSide, columnSide] = sides;
  const height = rowSide.groups.length;
  const width = columnSide.groups.length;
  const allRows = new Uint32Array(height);
  const allColumns = new Uint32Array(width);
  let total = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = sums[row * width + column] ?? 0;
      allRows[row] = (allRows[row] ?? 0) + sum;
      allColumns[column] = (allColumns[column] ?? 0) + sum;
      total += sum;
    }
  }
  const listShown = (side: Side, totals: Uint32Array, keys?: ReadonlySet<string>) =>
    side.groups.flatMap(({ key }, index) => {
      const isAlwaysShown = (side.isWhole && key !== UNKNOWN_PERIOD) || keys?.has(key);
      return isAlwaysShown || (totals[index] ?? 0) > 0 ? [index] : [];
    });
  const rows = listShown(rowSide, allRows, alwaysShown?.rows);
  const columns = listShown(columnSide, allColumns, alwaysShown?.columns);
  const cellIndexes = rows.flatMap((row) => columns.map((column) => row * width + column));
  return {
    rows: rows.flatMap((index) => rowSide.groups[index] ?? []),
    columns: columns.flatMap((index) => columnSide.groups[index] ?? []),
    cells: Uint32Array.from(cellIndexes, (index) => sums[index] ?? 0),
    firsts: Uint32Array.from(cellIndexes, (index) => firsts[index] ?? 0),
    rowTotals: Uint32Array.from(rows, (index) => allRows[index] ?? 0),
    columnTotals: Uint32Array.from(columns, (index) => allColumns[index] ?? 0),
    total,
  };
}
