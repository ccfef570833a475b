import { sumHours, type MemberHours } from '@/features/work/model/member-hours';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { MenPowerRow } from '../api/men-power-queries';
import { aggregate } from '../explorer/model/aggregate';
import { filledRows } from '../explorer/model/filled-rows';
import type { HourColumns } from '../explorer/model/hour-columns';
import { ANY_DAY } from './date-range';

/** Null without records. Source: HR-5. */
export function weeklyFigure(members: readonly MemberHours[]) {
  return members.length === 0 ? null : { hours: sumHours(members), members: members.length };
}

/** Average hours to the half hour; null without records. Source: HR-5. */
export function memberFigure(members: readonly MemberHours[]) {
  const count = members.length;
  if (count === 0) return null;
  return { members: count, average: Math.round(sumHours(members) / count / SLOT_HOURS) * SLOT_HOURS };
}

/** Null without work. `totalHours` includes hours on deleted projects, which have no row. Source: HR-5. */
export function menPowerFigure(rows: readonly MenPowerRow[], totalHours: number) {
  const worked = rows.filter(({ hours }) => hours > 0).length;
  return worked === 0 && totalHours === 0 ? null : { worked, all: rows.length };
}

/** The share (0 to 1) is of the hours on existing projects; `deleted` are all other hours. Source: HR-5. */
export function projectFigure(hours: HourColumns, totalHours: number) {
  const table = aggregate(hours, { rows: 'project', columns: null }, { range: ANY_DAY });
  const projects = filledRows(table)
    .flatMap(({ group: { entity }, sum }) => (entity ? [{ project: entity, hours: sum * SLOT_HOURS }] : []))
    .sort((a, b) => b.hours - a.hours);
  const recorded = sumHours(projects);
  const deleted = Math.max(0, totalHours - recorded);
  const [top] = projects;
  if (!top && deleted === 0) return null;
  return { top: top ? { ...top, share: top.hours / recorded } : null, deleted };
}
