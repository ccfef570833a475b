import { sumHours, type MemberHours } from '@/features/work/model/member-hours';
import { SLOT_HOURS } from '@/lib/time-slot';
import { hiddenIn } from '../explorer/model/explorer-source';
import type { HourColumns } from '../explorer/model/hour-columns';
import { rangeLabel, type DateRange } from './date-range';
import type { PeriodHours } from './project-hours';

/** The id under which deleted projects are listed; no project has it. */
export const DELETED_ID = 0;

export function isOfDeleted({ projects }: PeriodHours): boolean {
  return projects.every(({ project }) => project.id === DELETED_ID);
}

type Hidden = {
  recorded: HourColumns;
  totals: readonly MemberHours[];
  range: DateRange;
  name: string;
};

/** Among several periods they get one of their own, because their days are unknown. Source: HR-3. */
export function withDeletedProjects(
  periods: readonly PeriodHours[],
  { recorded, totals, range, name }: Hidden,
): readonly PeriodHours[] {
  const members = hiddenIn(recorded, { range, people: totals }).map(({ member, halfHours }) => ({
    ...member,
    hours: halfHours * SLOT_HOURS,
  }));
  if (members.length === 0) return periods;
  const label = rangeLabel(range);
  const project = { id: DELETED_ID, eng_name: name, jp_name: name };
  const whole = periods.find((period) => period.label === label);
  const hours = sumHours(members);
  const period = {
    label,
    projects: [...(whole?.projects ?? []), { project, members, hours }],
    hours: (whole?.hours ?? 0) + hours,
  };
  return [...periods.filter((other) => other !== whole), period];
}
