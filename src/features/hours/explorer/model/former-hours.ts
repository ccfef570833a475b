import { SLOT_HOURS } from '@/lib/time-slot';
import type { MenPowerRow } from '../../api/men-power-queries';
import type { DateRange } from '../../model/date-range';
import { aggregate, isPeriod, narrowRange, type Step } from './aggregate';
import { DELETED, type HourColumns } from './hour-columns';
import { overlap, periodRange } from './hour-periods';

/** The days and the project (null for all) of a figure that the men power report counts as well. */
export type MenPowerScope = { range: DateRange; projectId: number | null };

/** Null for steps that men power does not report: a person, a task, deleted projects, or days outside the range. */
export function findMenPowerScope(range: DateRange, steps: readonly Step[]): MenPowerScope | null {
  let projectId: number | null = null;
  for (const { dimension, key } of steps) {
    if (isPeriod(dimension)) {
      const period = periodRange(dimension, key);
      if (!period || !overlap(range, period)) return null;
    } else if (dimension !== 'project' || key === DELETED) return null;
    else projectId = Number(key);
  }
  return { range: narrowRange(range, steps), projectId };
}

/**
 * The hours that only men power counts: those of former members. Like men power, `recorded` excludes deleted
 * projects. Null if men power has no row of the scope, e.g. for a project where the server sends no ids.
 */
export function formerHours(
  rows: readonly MenPowerRow[],
  recorded: HourColumns,
  { range, projectId }: MenPowerScope,
): number | null {
  const counted = projectId === null ? rows : rows.filter(({ id }) => id === projectId);
  if (counted.length === 0) return null;
  const steps: Step[] = projectId === null ? [] : [{ dimension: 'project', key: String(projectId) }];
  const { total } = aggregate(recorded, { rows: null, columns: null }, { range, steps });
  return Math.max(0, counted.reduce((sum, { hours }) => sum + hours, 0) - total * SLOT_HOURS);
}
