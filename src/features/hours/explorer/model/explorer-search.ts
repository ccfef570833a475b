import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { isCalendarDate, monthOf, type CalendarDate } from '@/lib/calendar-date';
import { orNull } from '@/lib/schema-parts';
import { urlNumber, writeUrlFields } from '@/lib/url-fields';
import type { DateRange } from '../../model/date-range';
import { readRange } from '../../model/report-search';
import { EXPLORER_DIMENSIONS, isPeriod, type ExplorerDimension, type Sides, type Step } from './aggregate';
import { PERIODS, UNKNOWN_PERIOD } from './hour-periods';
import { MEASURES, type Measure } from './measures';

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
const NONE = 'none';

const sideSchema = z.enum([...EXPLORER_DIMENSIONS, NONE]);

const searchSchema = z.object({
  member: urlNumber,
  rows: z.catch(sideSchema, 'project'),
  columns: z.catch(sideSchema, 'month'),
  measure: z.catch(z.enum(MEASURES), 'hours'),
  sort: z.catch(z.string(), ''),
  q: z.catch(z.string(), ''),
  look: orNull(z.literal('chart')),
  path: z.catch(z.string(), ''),
});

/**
 * Reads `?start=…&end=…&member=4&rows=project&columns=month&measure=shareOfColumn&sort=-2026-11&q=…&look=chart&path=…`; what cannot be
 * shown falls back to what can.
 */
export function readExplorerSearch(params: URLSearchParams): ExplorerSearch {
  const fields = searchSchema.parse(Object.fromEntries(params));
  const path = readPath(fields.path);
  const { member } = fields;
  const steps = stepsOf(path);
  const measure = fields.measure === 'balance' && !hasBalance(steps) ? 'hours' : fields.measure;
  const asked = { rows: toSide(fields.rows), columns: toSide(fields.columns) };
  return {
    range: readRange(params),
    ...{ member, path, measure, search: fields.q, look: fields.look },
    sides: offeredSides(asked, offeredDimensions(member, steps, measure), measure),
    sort: fields.sort
      ? { by: fields.sort.replace(/^-/, ''), isDescending: fields.sort.startsWith('-') }
      : null,
  };
}

export const sortField = ({ by, isDescending }: ExplorerSort) => `${isDescending ? '-' : ''}${by}`;

const toSide = (side: z.output<typeof sideSchema>): ExplorerDimension | null => (side === NONE ? null : side);

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

function readPath(text: string): Level[] {
  return text.split('*').flatMap((level) => {
    const [rows, columns, ...parts] = level.split('.');
    const sides = z.object({ rows: sideSchema, columns: sideSchema }).safeParse({ rows, columns }).data;
    const steps = parts.flatMap((part): Step[] => {
      const [name = '', ...key] = part.split('-');
      const dimension = EXPLORER_DIMENSIONS.find((known) => known === name);
      return dimension ? [{ dimension, key: key.join('-') }] : [];
    });
    if (!sides || steps.length === 0) return [];
    return [{ sides: { rows: toSide(sides.rows), columns: toSide(sides.columns) }, steps }];
  });
}

export const stepsOf = (path: readonly Level[]): Step[] => path.flatMap(({ steps }) => steps);

const keyOfStep = (steps: readonly Step[], dimension: ExplorerDimension) =>
  steps.findLast((step) => step.dimension === dimension)?.key;

/** The one person whose half hours are shown; null for everybody. Of one person tasks are known. */
export function personOf({ member, path }: Pick<ExplorerSearch, 'member' | 'path'>): number | null {
  return urlNumber.parse(keyOfStep(stepsOf(path), 'member')) ?? member;
}

/** The one person and day of which the half hours themselves are shown. */
export function dayOf(
  search: Pick<ExplorerSearch, 'member' | 'path'>,
): { person: number; date: CalendarDate } | null {
  const [person, date] = [personOf(search), keyOfStep(stepsOf(search.path), 'day')];
  return person !== null && isCalendarDate(date) ? { person, date } : null;
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
  const person = personOf({ member, path: [{ sides: { rows: null, columns: null }, steps }] });
  const isUnknown =
    person === null && steps.some(({ dimension, key }) => isPeriod(dimension) && key === UNKNOWN_PERIOD);
  const narrowest = PERIODS.findLastIndex((period) => keyOfStep(steps, period));
  return EXPLORER_DIMENSIONS.filter((dimension) => {
    if (measure === 'balance' && !isOfDue(dimension)) return false;
    if (isPeriod(dimension)) return !isUnknown && PERIODS.indexOf(dimension) > narrowest;
    if (dimension === 'member') return person === null;
    return !fixed.has(dimension) && (dimension !== 'task' || person !== null);
  });
}

function offeredSides(
  { rows, columns }: Sides,
  offered: readonly ExplorerDimension[],
  measure: Measure,
): Sides {
  const has = (side: ExplorerDimension | null) => side !== null && offered.includes(side);
  const down = has(rows) ? rows : (offered.find((dimension) => dimension !== columns) ?? offered[0] ?? null);
  return onceByTime({ rows: down, columns: has(columns) && columns !== down ? columns : null }, measure);
}

/** A balance by two periods would be empty but for its diagonal. */
function onceByTime(sides: Sides, measure?: Measure): Sides {
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
