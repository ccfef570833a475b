import { sumHours, type MemberHours } from '@/features/work/model/member-hours';
import { SLOT_HOURS } from '@/lib/time-slot';
import { findHiddenFacts } from '../explorer/model/explorer-source';
import type { HourColumns } from '../explorer/model/hour-columns';
import { isSameRange, type DateRange } from './date-range';
import type { PeriodHours } from './project-hours';

/** The id under which deleted projects are listed; no project has it. */
export const DELETED_ID = 0;

export function hasOnlyDeleted({ projects }: PeriodHours): boolean {
  return projects.every(({ project }) => project.id === DELETED_ID);
}

type HiddenHours = {
  recorded: HourColumns;
  totals: readonly MemberHours[];
  range: DateRange;
  /** The name under which deleted projects are listed. */
  name: string;
};

/** Adds hours whose days are unknown to the period of the whole range, or as a period of their own. Source: HR-3. */
export function withDeletedProjects(
  periods: readonly PeriodHours[],
  { recorded, totals, range, name }: HiddenHours,
): readonly PeriodHours[] {
  const members = findHiddenFacts(recorded, { range, people: totals }).map(({ member, halfHours }) => ({
    ...member,
    hours: halfHours * SLOT_HOURS,
  }));
  if (members.length === 0) return periods;
  const hours = sumHours(members);
  const deleted = { project: { id: DELETED_ID, eng_name: name, jp_name: name }, members, hours };
  const wholePeriod = periods.find((period) => isSameRange(period.range, range));
  const period = {
    range,
    projects: [...(wholePeriod?.projects ?? []), deleted],
    hours: (wholePeriod?.hours ?? 0) + hours,
  };
  return [...periods.filter((candidate) => candidate !== wholePeriod), period];
}
