import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import type { DateRange } from '../../model/date-range';
import { aggregate, type HourTable, type Sides, type Step, type Within } from './aggregate';
import { packChecked, withCheckedGroups, type CheckedHours } from './checked-hours';
import { compareTables, type ComparedTables } from './compared-tables';
import { withDue, type DueSource } from './due-columns';
import { withDeleted, type StretchTotals } from './explorer-source';
import type { HourColumns } from './hour-columns';
import { sumsAtCheck, tableAtCheck, type SumsAtCheck } from './sums-at-check';

export type GroupOrder = {
  sides: Sides;
  range: DateRange;
  steps: readonly Step[];
  comparesBefore: boolean;
  comparesCheck: boolean;
};

export type Grouped = {
  order: GroupOrder;
  table: HourTable;
  compared?: ComparedTables;
  /** The due hours in minutes, for the balance only. */
  due?: HourTable;
  atCheck?: SumsAtCheck;
};

export type HourSource = {
  hours: HourColumns;
  /** The totals reveal the hours on deleted projects; undefined until they are read. */
  totals: readonly StretchTotals[] | undefined;
  due?: DueSource;
  /** The checks of months of the range, once all half hours of these months are known. */
  checks?: readonly CheckedMonth[];
};

export type PreparedHours = { hours: HourColumns; due?: HourColumns; checked?: CheckedHours };

export type HourNames = Pick<HourColumns, 'members' | 'projects' | 'tasks' | 'times'>;

export type GroupAnswer = { names: HourNames; grouped: Grouped };

export function groupHours(prepared: PreparedHours, order: GroupOrder): GroupAnswer {
  const { members, projects, tasks, times } = prepared.hours;
  return { names: { members, projects, tasks, times }, grouped: groupTables(prepared, order) };
}

export function groupTables({ hours, due, checked }: PreparedHours, order: GroupOrder): Grouped {
  const { sides, range, steps, comparesBefore, comparesCheck } = order;
  const within = { range, steps };
  if (due) {
    const dueTable = aggregate(due, sides, within);
    return { order, table: aggregate(hours, sides, withGroups(within, dueTable)), due: dueTable };
  }
  if (comparesBefore) {
    const compared = compareTables(hours, sides, within);
    return { order, table: compared.table, compared };
  }
  const checkedTable = checked && comparesCheck ? tableAtCheck(checked, sides, within) : null;
  if (!checked || !checkedTable) return { order, table: aggregate(hours, sides, within) };
  const table = aggregate(hours, sides, withGroups(within, checkedTable));
  const atCheck = sumsAtCheck({ hours, checked, table, atCheck: checkedTable }, sides, within);
  return { order, table, atCheck };
}

const collectKeys = (groups: HourTable['rows']) => new Set(groups.map(({ key }) => key));

const withGroups = (within: Within, { rows, columns }: HourTable): Within => ({
  ...within,
  alwaysShown: { rows: collectKeys(rows), columns: collectKeys(columns) },
});

export const withDeletedHours = ({ hours, totals }: HourSource): HourColumns =>
  totals ? withDeleted(hours, totals) : hours;

export function prepareHours(source: HourSource): PreparedHours {
  const hours = withDeletedHours(source);
  const { due, checks = [] } = source;
  if (due) return withDue(hours, due);
  if (checks.length === 0) return { hours };
  const checked = packChecked(checks, hours);
  return { hours: withCheckedGroups(hours, checked), checked };
}
