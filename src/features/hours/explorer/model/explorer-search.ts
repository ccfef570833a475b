import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { urlNumber } from '@/lib/url-fields';
import type { DateRange } from '../../model/date-range';
import type { ExplorerDimension, Sides, Step } from './aggregate';
import { UNKNOWN_PERIOD } from './hour-periods';
import type { Measure } from './measures';

/** An opened figure: the steps that it narrows to, and the sides of the table that held it. */
export type Level = { sides: Sides; steps: readonly Step[] };

export const NAME_COLUMN = 'name';
export const TOTAL_COLUMN = 'total';

/** `by` is `NAME_COLUMN`, `TOTAL_COLUMN` or the key of a group of the columns. */
export type ExplorerSort = { by: string; isDescending: boolean };

export type ExplorerSearch = {
  range: DateRange | null;
  /** Null for everybody. */
  member: number | null;
  sides: Sides;
  measure: Measure;
  sort: ExplorerSort | null;
  search: string;
  /** Null for the table. */
  look: 'chart' | null;
  path: readonly Level[];
};

/** The value in the URL of a side without a dimension. */
export const NO_DIMENSION = 'none';

/** The value in the URL of the column of unknown days: an empty key would remove the field. */
export const UNKNOWN_SORT = 'unknown';

export const writeSort = ({ by, isDescending }: ExplorerSort) =>
  `${isDescending ? '-' : ''}${by === UNKNOWN_PERIOD ? UNKNOWN_SORT : by}`;

export type SideField = ExplorerDimension | typeof NO_DIMENSION;

export function sideFields({ rows, columns }: Sides): Record<keyof Sides, SideField> {
  return { rows: rows ?? NO_DIMENSION, columns: columns ?? NO_DIMENSION };
}

/** Per level the sides, then the steps: `project.month.project-7.month-2026-11*member.day.member-4`. */
export function writePath(path: readonly Level[]): string {
  return path
    .map(({ sides, steps }) => {
      const { rows, columns } = sideFields(sides);
      return [rows, columns, ...steps.map(({ dimension, key }) => `${dimension}-${key}`)].join('.');
    })
    .join('*');
}

export const listSteps = (path: readonly Level[]): Step[] => path.flatMap(({ steps }) => steps);

export const findStepKey = (steps: readonly Step[], dimension: ExplorerDimension) =>
  steps.findLast((step) => step.dimension === dimension)?.key;

/** The person of the steps, else the chosen member; null for everybody. */
export function findPerson(member: number | null, steps: readonly Step[]): number | null {
  return urlNumber.parse(findStepKey(steps, 'member')) ?? member;
}

/** The person and the day whose half hours are listed; null unless the figures are narrowed to both. */
export function findDay({
  member,
  path,
}: Pick<ExplorerSearch, 'member' | 'path'>): { person: number; date: CalendarDate } | null {
  const steps = listSteps(path);
  const person = findPerson(member, steps);
  const date = findStepKey(steps, 'day');
  return person !== null && isCalendarDate(date) ? { person, date } : null;
}
