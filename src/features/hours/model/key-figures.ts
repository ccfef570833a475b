import { sumHours, type HourEntry, type NamedEntity } from './hour-entry';
import type { MenPowerRow } from './men-power';
import type { MemberHours } from './weekly-hours';

/** All hours and how many members recorded them; null when nobody did. Source: HR-5. */
export function weeklyFigure(members: readonly MemberHours[]) {
  return members.length === 0 ? null : { hours: sumHours(members), members: members.length };
}

/** How many members recorded hours and how long each on average; null when nobody did. Source: HR-5. */
export function memberFigure(members: readonly MemberHours[]) {
  const count = members.length;
  return count === 0 ? null : { members: count, average: Math.round((sumHours(members) / count) * 2) / 2 };
}

/**
 * How many projects were worked on, of how many; null when there was no work. Of `all` hours, those of projects that
 * were deleted have no row. Source: HR-5.
 */
export function menPowerFigure(rows: readonly MenPowerRow[], all: number) {
  const worked = rows.filter(({ hours }) => hours > 0).length;
  return worked === 0 && all === 0 ? null : { worked, all: rows.length };
}

/**
 * The project with the most hours and its share of those of all existing projects, 0 to 1; of `all` hours the others
 * went into projects that were `deleted`. Null when there was no work. Source: HR-5.
 */
export function projectFigure(entries: readonly HourEntry[], all: number) {
  const totals = new Map<number, { project: NamedEntity; hours: number }>();
  for (const { project, hours } of entries) {
    if (!project) continue;
    totals.set(project.id, { project, hours: hours + (totals.get(project.id)?.hours ?? 0) });
  }
  const [top] = [...totals.values()].sort((a, b) => b.hours - a.hours);
  const known = sumHours([...totals.values()]);
  const deleted = Math.max(0, all - known);
  if (!top && deleted === 0) return null;
  return { top: top ? { ...top, share: top.hours / known } : null, deleted };
}
