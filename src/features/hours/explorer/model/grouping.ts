import type { DateRange } from '../../model/date-range';
import { aggregate, type HourTable, type Sides, type Step } from './aggregate';
import { withDeleted, type StretchTotals } from './explorer-source';
import type { HourColumns } from './hour-columns';
import { compareTables, type ComparedTables } from './measures';

/** By what half hours are grouped, of which days and what else; compared are differences to the time before. */
export type GroupOrder = { sides: Sides; range: DateRange; steps: readonly Step[]; isCompared: boolean };

/** What was asked, and its tables. */
export type Grouped = { order: GroupOrder; table: HourTable; compared: ComparedTables | null };

/** The half hours that were read, and the sums that tell what is hidden, as soon as they are known. */
export type HourSource = { hours: HourColumns; totals: readonly StretchTotals[] | undefined };

/** How people, projects and tasks are called, and of which times half hours are. */
export type HourNames = Pick<HourColumns, 'members' | 'projects' | 'tasks' | 'times'>;

export type GroupAnswer = { names: HourNames; grouped: Grouped };

export function groupHours(hours: HourColumns, order: GroupOrder): GroupAnswer {
  const { members, projects, tasks, times } = hours;
  return { names: { members, projects, tasks, times }, grouped: grouped(hours, order) };
}

export function grouped(hours: HourColumns, order: GroupOrder): Grouped {
  const { sides, range, steps } = order;
  const compared = order.isCompared ? compareTables(hours, sides, { range, steps }) : null;
  return { order, compared, table: compared?.table ?? aggregate(hours, sides, { range, steps }) };
}

/** All half hours of a source, those of deleted projects too. */
export const hoursOf = ({ hours, totals }: HourSource): HourColumns =>
  totals ? withDeleted(hours, totals) : hours;
