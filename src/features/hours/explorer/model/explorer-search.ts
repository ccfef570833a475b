import { paths } from '@/config/paths';
import { monthOf } from '@/lib/calendar-date';
import { urlNumber, writeUrlFields } from '@/lib/url-fields';
import type { DateRange } from '../../model/date-range';
import { EXPLORER_DIMENSIONS, isPeriod, type ExplorerDimension, type Sides, type Step } from './aggregate';
import { PERIODS, UNKNOWN_PERIOD } from './hour-periods';
import type { Measure } from './measures';

/** A figure that was opened: what it was narrowed to, and what was shown when it was pressed. */
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

/** In place of columns where there are none. */
export const NONE = 'none';

export const sortField = ({ by, isDescending }: ExplorerSort) => `${isDescending ? '-' : ''}${by}`;

/** The fields of the address for rows and columns. */
export const sideFields = ({ rows, columns }: Sides) => ({ rows: rows ?? NONE, columns: columns ?? NONE });

/** `project.month.project-7.month-2026-11*member.day.member-4`: what was shown, and what was pressed there, level by level. */
export function writePath(path: readonly Level[]): string {
  return path
    .map(({ sides, steps }) => {
      const { rows, columns } = sideFields(sides);
      return [rows, columns, ...steps.map(({ dimension, key }) => `${dimension}-${key}`)].join('.');
    })
    .join('*');
}

export const stepsOf = (path: readonly Level[]): Step[] => path.flatMap(({ steps }) => steps);

export const findStepKey = (steps: readonly Step[], dimension: ExplorerDimension) =>
  steps.findLast((step) => step.dimension === dimension)?.key;

/** The one person whose half hours are shown; null for everybody. Of one person tasks are known. */
export function findPerson({ member, path }: Pick<ExplorerSearch, 'member' | 'path'>): number | null {
  return urlNumber.parse(findStepKey(stepsOf(path), 'member')) ?? member;
}

/** Hours are due of people and days alone, of no project and no task. */
const isOfDue = (dimension: ExplorerDimension) => dimension === 'member' || isPeriod(dimension);

/** True for figures that are narrowed to nothing but people and days. */
export const hasBalance = (steps: readonly Step[]) => steps.every(({ dimension }) => isOfDue(dimension));

/** By what hours can be grouped further: nothing that is fixed already, and tasks of one person alone. */
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

/** A balance by two periods would be empty but for its diagonal. */
export function onceByTime(sides: Sides, measure?: Measure): Sides {
  const isTwice = measure === 'balance' && isPeriod(sides.rows) && isPeriod(sides.columns);
  return isTwice ? { rows: sides.columns, columns: null } : sides;
}

/** What is shown of a figure once it is opened: what was not told apart yet, in days where it was of a month or a week. */
export function sidesAfter(
  { rows, columns }: Sides,
  member: number | null,
  steps: readonly Step[],
  measure?: Measure,
): Sides {
  const offered = offeredDimensions(member, steps, measure);
  const isOffered = (side: ExplorerDimension | null) => side !== null && offered.includes(side);
  const finest = steps.some(({ dimension }) => isPeriod(dimension)) ? 'day' : columns;
  const across = isOffered(columns) ? columns : offered.includes('day') && isPeriod(columns) ? finest : null;
  const down = isOffered(rows) ? rows : (offered.find((dimension) => dimension !== across) ?? null);
  return onceByTime(
    down === null ? { rows: across, columns: null } : { rows: down, columns: across },
    measure,
  );
}

type Asked = {
  range: DateRange;
  steps?: readonly Step[];
  rows?: ExplorerDimension;
  columns?: ExplorerDimension;
};

/** The explorer with what a figure of another report is made of: its days, and what it was narrowed to. */
export function explorerAddress({ range, steps = [], rows, columns }: Asked): string {
  const isOfMonth = monthOf(range.start) === monthOf(range.end);
  const asked = { rows: rows ?? null, columns: columns ?? (isOfMonth ? 'day' : 'month') } as const;
  const sides = steps.length > 0 ? sidesAfter(asked, null, steps) : { ...asked, rows: rows ?? 'member' };
  const path = writePath([{ sides: { ...asked, rows: 'project' }, steps }]);
  const fields = { ...range, ...sideFields(sides), path: steps.length > 0 ? path : null };
  return `${paths.reports}?${String(writeUrlFields(new URLSearchParams('view=explorer'), fields))}`;
}
