import { paths } from '@/config/paths';
import { toMonth } from '@/lib/calendar-date';
import { urlNumber, writeUrlFields } from '@/lib/url-fields';
import type { DateRange } from '../../model/date-range';
import { EXPLORER_DIMENSIONS, isPeriod, type ExplorerDimension, type Sides, type Step } from './aggregate';
import { PERIODS, UNKNOWN_PERIOD } from './hour-periods';
import type { Measure } from './measures';

/** A figure that was opened: the steps it narrows to, and the sides of the table in which it was pressed. */
export type Level = { sides: Sides; steps: readonly Step[] };

export type ExplorerSort = { by: string; isDescending: boolean };

export type ExplorerSearch = {
  range: DateRange | null;
  member: number | null;
  sides: Sides;
  measure: Measure;
  sort: ExplorerSort | null;
  search: string;
  look: 'chart' | null;
  path: readonly Level[];
};

/** The value in the URL of a side without a dimension. */
export const NONE = 'none';

export const sortField = ({ by, isDescending }: ExplorerSort) => `${isDescending ? '-' : ''}${by}`;

export const sideFields = ({ rows, columns }: Sides) => ({ rows: rows ?? NONE, columns: columns ?? NONE });

/** Per level the sides, then the steps: `project.month.project-7.month-2026-11*member.day.member-4`. */
export function writePath(path: readonly Level[]): string {
  return path
    .map(({ sides, steps }) => {
      const { rows, columns } = sideFields(sides);
      return [rows, columns, ...steps.map(({ dimension, key }) => `${dimension}-${key}`)].join('.');
    })
    .join('*');
}

/** Lists the steps of all levels, the outermost first. */
export const listSteps = (path: readonly Level[]): Step[] => path.flatMap(({ steps }) => steps);

export const findStepKey = (steps: readonly Step[], dimension: ExplorerDimension) =>
  steps.findLast((step) => step.dimension === dimension)?.key;

/** Null for everybody. Tasks are known of a single person only. */
export function findPerson({ member, path }: Pick<ExplorerSearch, 'member' | 'path'>): number | null {
  return urlNumber.parse(findStepKey(listSteps(path), 'member')) ?? member;
}

/** Hours are due by person and day; projects and tasks have no due hours. */
const isOfDue = (dimension: ExplorerDimension) => dimension === 'member' || isPeriod(dimension);

/** True where the steps narrow to people and days only, which a balance needs. */
export const hasBalance = (steps: readonly Step[]) => steps.every(({ dimension }) => isOfDue(dimension));

/** Omits dimensions that a step fixes, and tasks unless of a single person. */
export function offeredDimensions(
  member: number | null,
  steps: readonly Step[],
  measure?: Measure,
): ExplorerDimension[] {
  const fixed = new Set(steps.map(({ dimension }) => dimension));
  const person = findPerson({ member, path: [{ sides: { rows: null, columns: null }, steps }] });
  const isUnknown =
    person === null && steps.some(({ dimension, key }) => isPeriod(dimension) && key === UNKNOWN_PERIOD);
  const narrowest = PERIODS.findLastIndex((period) => findStepKey(steps, period));
  return EXPLORER_DIMENSIONS.filter((dimension) => {
    if (measure === 'balance' && !isOfDue(dimension)) return false;
    if (isPeriod(dimension)) return !isUnknown && PERIODS.indexOf(dimension) > narrowest;
    if (dimension === 'member') return person === null;
    return !fixed.has(dimension) && (dimension !== 'task' || person !== null);
  });
}

/** Drops the second period of a balance: a table of two periods would be empty but for its diagonal. */
export function withOnePeriod(sides: Sides, measure?: Measure): Sides {
  const isTwice = measure === 'balance' && isPeriod(sides.rows) && isPeriod(sides.columns);
  return isTwice ? { rows: sides.columns, columns: null } : sides;
}

/** The dimensions that no step fixes yet, with days inside a month or a week. */
export function sidesAfter(
  { rows, columns }: Sides,
  member: number | null,
  steps: readonly Step[],
  measure?: Measure,
): Sides {
  const offered = offeredDimensions(member, steps, measure);
  const isOffered = (side: ExplorerDimension | null) => side !== null && offered.includes(side);
  const hasFixedPeriod = steps.some(({ dimension }) => isPeriod(dimension));

  function findColumns(): ExplorerDimension | null {
    if (isOffered(columns)) return columns;
    if (!offered.includes('day') || !isPeriod(columns)) return null;
    return hasFixedPeriod ? 'day' : columns;
  }

  const nextColumns = findColumns();
  const otherRows = offered.find((dimension) => dimension !== nextColumns) ?? null;
  const nextRows = isOffered(rows) ? rows : otherRows;
  const sides =
    nextRows === null ? { rows: nextColumns, columns: null } : { rows: nextRows, columns: nextColumns };
  return withOnePeriod(sides, measure);
}

type AddressOptions = {
  range: DateRange;
  steps?: readonly Step[];
  rows?: ExplorerDimension;
  columns?: ExplorerDimension;
};

/** Returns the address of the hours behind a figure of another report. */
export function explorerAddress({ range, steps = [], rows, columns }: AddressOptions): string {
  const isOfMonth = toMonth(range.start) === toMonth(range.end);
  const period = columns ?? (isOfMonth ? 'day' : 'month');
  const sides =
    steps.length > 0
      ? sidesAfter({ rows: rows ?? null, columns: period }, null, steps)
      : { rows: rows ?? 'member', columns: period };
  const path = writePath([{ sides: { rows: 'project', columns: period }, steps }]);
  const fields = { ...range, ...sideFields(sides), path: steps.length > 0 ? path : null };
  return `${paths.reports}?${String(writeUrlFields(new URLSearchParams('view=explorer'), fields))}`;
}
