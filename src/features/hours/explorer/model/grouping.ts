import type { DateRange } from '../../model/date-range';
import { aggregate, type HourTable, type Sides, type Step } from './aggregate';
import { withDeleted, type StretchTotals } from './explorer-source';
import { withDue, type DueSource } from './due-columns';
import type { HourColumns } from './hour-columns';
import { compareTables, type ComparedTables } from './measures';

/** By what half hours are grouped, of which days and what else; compared are differences to the time before. */
export type GroupOrder = { sides: Sides; range: DateRange; steps: readonly Step[]; isCompared: boolean };

/** What was asked, and its tables. */
export type Grouped = {
  order: GroupOrder;
  table: HourTable;
  compared: ComparedTables | null;
  /** For the balance alone: what is due, in minutes. */
  due?: HourTable;
};

/** The half hours that were read, and the sums that tell what is hidden, as soon as they are known. */
export type HourSource = {
  hours: HourColumns;
  totals: readonly StretchTotals[] | undefined;
  /** For the balance alone. */
  due?: DueSource;
};

/** What is grouped again and again. */
export type HeldHours = { hours: HourColumns; due?: HourColumns };

/** How people, projects and tasks are called, and of which times half hours are. */
export type HourNames = Pick<HourColumns, 'members' | 'projects' | 'tasks' | 'times'>;

export type GroupAnswer = { names: HourNames; grouped: Grouped };

export function groupHours(hours: HourColumns, order: GroupOrder, due?: HourColumns): GroupAnswer {
  const { members, projects, tasks, times } = hours;
  return { names: { members, projects, tasks, times }, grouped: grouped(hours, order, due) };
}

export function grouped(hours: HourColumns, order: GroupOrder, dueHours?: HourColumns): Grouped {
  const { sides, range, steps } = order;
  if (dueHours) {
    const due = aggregate(dueHours, sides, { range, steps });
    const keysOf = (groups: HourTable['rows']) => new Set(groups.map(({ key }) => key));
    const also = { rows: keysOf(due.rows), columns: keysOf(due.columns) };
    return { order, compared: null, table: aggregate(hours, sides, { range, steps, also }), due };
  }
  const compared = order.isCompared ? compareTables(hours, sides, { range, steps }) : null;
  return { order, compared, table: compared?.table ?? aggregate(hours, sides, { range, steps }) };
}

/** All half hours of a source, those of deleted projects too. */
export const hoursOf = ({ hours, totals }: HourSource): HourColumns =>
  totals ? withDeleted(hours, totals) : hours;

/** The same, with what is due of them where that is asked for. */
export function heldHours(source: HourSource): HeldHours {
  const hours = hoursOf(source);
  return source.due ? withDue(hours, source.due) : { hours };
}
