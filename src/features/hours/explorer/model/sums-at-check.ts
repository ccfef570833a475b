import type { DateRange } from '../../model/date-range';
import {
  aggregate,
  groupKey,
  isPeriod,
  narrowRange,
  type ExplorerDimension,
  type Group,
  type HourTable,
  type Sides,
  type Step,
} from './aggregate';
import type { CheckedHours } from './checked-hours';
import { isDayUnknown, type HourColumns } from './hour-columns';
import { overlap, periodRange, periodsIn, UNKNOWN_PERIOD } from './hour-periods';

/** Marks a figure that the checks cannot be compared with. */
export const NOT_COMPARED = -1;

/** Half hours row by row, a last column and row of sums; `NOT_COMPARED` where no check holds the figure. */
export type SumsAtCheck = Int32Array;

type Scope = { range: DateRange; steps: readonly Step[] };

/** Replaces tasks by a single group, because checks hold no tasks. */
const withoutTasks = ({ rows, columns }: Sides): Sides => ({
  rows: rows === 'task' ? null : rows,
  columns: columns === 'task' ? null : columns,
});

/** Null where narrowed to what no check holds: a task, or hours without a known day. */
export function tableAtCheck({ hours }: CheckedHours, sides: Sides, within: Scope): HourTable | null {
  const isComparable = within.steps.every(
    ({ dimension, key }) => dimension !== 'task' && key !== UNKNOWN_PERIOD,
  );
  return isComparable ? aggregate(hours, withoutTasks(sides), within) : null;
}

type Line = {
  /** Null for the line of sums. */
  key: string | null;
  /** Null for a line that no check can hold, such as a task. */
  days: DateRange | null;
  isChecked: boolean;
  /** The index of the line in the table at the check; undefined where it has no such line. */
  indexAtCheck: number | undefined;
};

type Tables = {
  hours: HourColumns;
  checked: CheckedHours;
  table: HourTable;
  atCheck: HourTable;
};

export function sumsAtCheck(
  { hours, checked: { months }, table, atCheck }: Tables,
  sides: Sides,
  { range, steps }: Scope,
): SumsAtCheck {
  const whole = narrowRange(range, steps);
  const rows = toLines(sides.rows, [table.rows, atCheck.rows], whole, months);
  const columns = toLines(sides.columns, [table.columns, atCheck.columns], whole, months);
  const sums = collectSums(rows, columns, atCheck);
  for (const undated of listUndatedHours(hours, steps)) {
    for (const y of linesWith(undated, sides.rows, rows)) {
      for (const x of linesWith(undated, sides.columns, columns)) {
        const isCut = isCutBy(undated.time, rows[y]?.days, columns[x]?.days);
        if (isCut) sums[y * columns.length + x] = NOT_COMPARED;
      }
    }
  }
  return sums;
}

function toLines(
  dimension: ExplorerDimension | null,
  [groups, groupsAtCheck]: readonly [readonly Group[], readonly Group[]],
  whole: DateRange,
  months: ReadonlySet<string>,
): Line[] {
  const indexByKey = new Map(groupsAtCheck.map(({ key }, index) => [key, index]));
  const isWholeChecked = areChecked(whole, months);
  return [...groups.map(({ key }) => key), null].map((key) => {
    const days = daysOfLine(dimension, key, whole);
    const isChecked = days === whole ? isWholeChecked : days !== null && areChecked(days, months);
    // The sums follow the last group.
    return { key, days, isChecked, indexAtCheck: key === null ? groupsAtCheck.length : indexByKey.get(key) };
  });
}

function collectSums(rows: readonly Line[], columns: readonly Line[], atCheck: HourTable): SumsAtCheck {
  const checkedSums = withSums(atCheck);
  const width = atCheck.columns.length + 1;
  const sums = new Int32Array(rows.length * columns.length).fill(NOT_COMPARED);
  rows.forEach((row, y) =>
    columns.forEach((column, x) => {
      // The days of a figure are days of its row and of its column: one checked side is enough.
      if (!row.days || !column.days || !(row.isChecked || column.isChecked)) return;
      const rowAtCheck = row.indexAtCheck;
      const columnAtCheck = column.indexAtCheck;
      const hasNoHours = rowAtCheck === undefined || columnAtCheck === undefined;
      sums[y * columns.length + x] = hasNoHours ? 0 : (checkedSums[rowAtCheck * width + columnAtCheck] ?? 0);
    }),
  );
  return sums;
}

function daysOfLine(
  dimension: ExplorerDimension | null,
  key: string | null,
  whole: DateRange,
): DateRange | null {
  if (key === null || dimension === null) return whole;
  if (dimension === 'task') return null;
  if (!isPeriod(dimension)) return whole;
  const period = periodRange(dimension, key);
  return period && overlap(period, whole);
}

function areChecked(days: DateRange, months: ReadonlySet<string>): boolean {
  const keys = periodsIn('month', days, months.size);
  return keys.length > 0 && keys.every((key) => months.has(key));
}

function withSums({ rows, columns, cells, rowTotals, columnTotals, total }: HourTable): Uint32Array {
  const width = columns.length + 1;
  const all = new Uint32Array((rows.length + 1) * width);
  rows.forEach((_row, y) => {
    all.set(cells.subarray(y * columns.length, (y + 1) * columns.length), y * width);
    all[(y + 1) * width - 1] = rowTotals[y] ?? 0;
  });
  all.set(columnTotals, rows.length * width);
  all[all.length - 1] = total;
  return all;
}

/** Hours of a person on unknown days within `time`, as those on deleted projects. */
type UndatedHours = { member: string; project: string; time: DateRange };

function listUndatedHours(hours: HourColumns, steps: readonly Step[]): UndatedHours[] {
  if (!hours.times.some(isDayUnknown)) return [];
  const found: UndatedHours[] = [];
  for (let entry = 0; entry < hours.halfHours.length; entry++) {
    const time = hours.times[hours.timeOf[entry] ?? 0];
    if (!time || !isDayUnknown(time) || hours.halfHours[entry] === 0) continue;
    const member = groupKey(hours.members[hours.memberOf[entry] ?? 0] ?? null);
    const project = groupKey(hours.projects[hours.projectOf[entry] ?? 0] ?? null);
    const undated = { member, project, time };
    const isIn = steps.every(({ dimension, key }) =>
      dimension === 'member' || dimension === 'project' ? undated[dimension] === key : true,
    );
    if (isIn) found.push(undated);
  }
  return found;
}

/** The indexes of the lines, sums included, that count hours of the person and project of `undated`. */
function linesWith(
  undated: UndatedHours,
  dimension: ExplorerDimension | null,
  lines: readonly Line[],
): number[] {
  const isOfEntity = dimension === 'member' || dimension === 'project';
  return lines.flatMap(({ key }, index) =>
    !isOfEntity || key === null || key === undated[dimension] ? [index] : [],
  );
}

/** True where `time` lies only partly within the days of both lines: its hours there are unknown. */
function isCutBy(
  time: DateRange,
  rowDays: DateRange | null | undefined,
  columnDays: DateRange | null | undefined,
): boolean {
  const days = rowDays && columnDays && overlap(rowDays, columnDays);
  const common = days && overlap(time, days);
  return !!common && (common.start !== time.start || common.end !== time.end);
}
