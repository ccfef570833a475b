import { EXPLORER_DIMENSIONS, isPeriod, type ExplorerDimension, type Sides, type Step } from './aggregate';
import { findPerson, findStepKey } from './explorer-search';
import { PERIODS, UNKNOWN_PERIOD } from './hour-periods';
import type { Measure } from './measures';

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
  const person = findPerson(member, steps);
  // The days of one person are all known.
  const isOnUnknownDay =
    person === null && steps.some(({ dimension, key }) => isPeriod(dimension) && key === UNKNOWN_PERIOD);
  // An unknown day, whose key is empty, fixes no period.
  const narrowest = PERIODS.findLastIndex((period) => findStepKey(steps, period));
  return EXPLORER_DIMENSIONS.filter((dimension) => {
    if (measure === 'balance' && !isOfDue(dimension)) return false;
    if (isPeriod(dimension)) return !isOnUnknownDay && PERIODS.indexOf(dimension) > narrowest;
    if (dimension === 'member') return person === null;
    return !fixed.has(dimension) && (dimension !== 'task' || person !== null);
  });
}

/** A balance keeps the period of the columns only: a table of two periods would be empty but for its diagonal. */
export function withOnePeriod(sides: Sides, measure?: Measure): Sides {
  const dropsRows = measure === 'balance' && isPeriod(sides.rows) && isPeriod(sides.columns);
  return dropsRows ? { rows: sides.columns, columns: null } : sides;
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

  function findColumns(): ExplorerDimension | null {
    if (isOffered(columns)) return columns;
    return isPeriod(columns) && offered.includes('day') && rows !== 'day' ? 'day' : null;
  }

  const nextColumns = findColumns();
  const otherRows = offered.find((dimension) => dimension !== nextColumns) ?? null;
  const nextRows = isOffered(rows) ? rows : otherRows;
  const sides =
    nextRows === null ? { rows: nextColumns, columns: null } : { rows: nextRows, columns: nextColumns };
  return withOnePeriod(sides, measure);
}
