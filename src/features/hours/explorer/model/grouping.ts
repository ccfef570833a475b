import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import type { DateRange } from '../../model/date-range';
import { aggregate, type HourTable, type Sides, type Step, type Within } from './aggregate';
import {
  packChecked,
  sumsAtCheck,
  tableAtCheck,
  withCheckedGroups,
  type CheckedHours,
  type SumsAtCheck,
} from './checked-hours';
import { withDeleted, type StretchTotals } from './explorer-source';
import { withDue, type DueSource } from './due-columns';
import type { HourColumns } from './hour-columns';
import { compareTables, type ComparedTables } from './measures';

/** By what half hours are grouped, of which days and what else. */
export type GroupOrder = {
  sides: Sides;
  range: DateRange;
  steps: readonly Step[];
  /** With the time before, for differences to it. */
  isCompared: boolean;
  /** With what the figures were when their months were marked as checked. */
  isCheckCompared?: boolean;
};

/** What was asked, and its tables. */
export type Grouped = {
  order: GroupOrder;
  table: HourTable;
  compared: ComparedTables | null;
  /** For the balance alone: what is due, in minutes. */
  due?: HourTable;
  atCheck?: SumsAtCheck;
};

/** The half hours that were read, and the sums that tell what is hidden, as soon as they are known. */
export type HourSource = {
  hours: HourColumns;
  totals: readonly StretchTotals[] | undefined;
  /** For the balance alone. */
  due?: DueSource;
  /** The checks of the months of the range that have one, once all half hours of these months are known. */
  checks?: readonly CheckedMonth[];
};

/** What is grouped again and again. */
export type PreparedHours = { hours: HourColumns; due?: HourColumns; checked?: CheckedHours };

/** How people, projects and tasks are called, and of which times half hours are. */
export type HourNames = Pick<HourColumns, 'members' | 'projects' | 'tasks' | 'times'>;

export type GroupAnswer = { names: HourNames; grouped: Grouped };

export function groupHours(prepared: PreparedHours, order: GroupOrder): GroupAnswer {
  const { members, projects, tasks, times } = prepared.hours;
  return { names: { members, projects, tasks, times }, grouped: grouped(prepared, order) };
}

export function grouped({ hours, due, checked }: PreparedHours, order: GroupOrder): Grouped {
  const { sides, range, steps, isCompared, isCheckCompared } = order;
  const within = { range, steps };
  if (due) {
    const dueTable = aggregate(due, sides, within);
    return {
      order,
      compared: null,
      table: aggregate(hours, sides, withGroups(within, dueTable)),
      due: dueTable,
    };
  }
  if (isCompared) {
    const compared = compareTables(hours, sides, within);
    return { order, compared, table: compared.table };
  }
  const early = checked && isCheckCompared && tableAtCheck(checked, sides, within);
  if (!early) return { order, compared: null, table: aggregate(hours, sides, within) };
  const table = aggregate(hours, sides, withGroups(within, early));
  const atCheck = sumsAtCheck({ hours, checked, table, early }, sides, within);
  return { order, compared: null, table, atCheck };
}

const collectKeys = (groups: HourTable['rows']) => new Set(groups.map(({ key }) => key));

/** Shows the rows and columns of another table where they have no hours, too. */
const withGroups = (within: Within, { rows, columns }: HourTable): Within => ({
  ...within,
  also: { rows: collectKeys(rows), columns: collectKeys(columns) },
});

/** All half hours of a source, those of deleted projects too. */
export const withDeletedHours = ({ hours, totals }: HourSource): HourColumns =>
  totals ? withDeleted(hours, totals) : hours;

/** The same, with what is due of them, or was at the checks of their months, where that is asked for. */
export function prepareHours(source: HourSource): PreparedHours {
  const hours = withDeletedHours(source);
  const { due, checks = [] } = source;
  if (due) return withDue(hours, due);
  if (checks.length === 0) return { hours };
  const checked = packChecked(checks, hours);
  return { hours: withCheckedGroups(hours, checked), checked };
}
