import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import type { CalendarMonth } from '@/lib/calendar-date';
import { namedById } from '@/lib/named';
import { SLOT_HOURS } from '@/lib/time-slot';
import {
  entityKey,
  nameless,
  packHours,
  startPacking,
  type HourColumns,
  type HourFact,
} from './hour-columns';

export type CheckedHours = { months: ReadonlySet<CalendarMonth>; hours: HourColumns };

/** Packs the hours of the checks. They hold only the ids of people, so the names come from `hours`. */
export function packChecked(checks: readonly CheckedMonth[], hours: HourColumns): CheckedHours {
  const members = namedById(hours.members);
  const projects = namedById([...checks.flatMap((check) => check.projects), ...hours.projects]);
  const { add, end } = startPacking();
  for (const { facts } of checks) {
    for (const { staffId, figure, date, projectId, amount } of facts) {
      if (figure !== 'hours' || date === null) continue;
      add({
        member: members.get(staffId) ?? nameless(staffId),
        project: projectId === null ? null : (projects.get(projectId) ?? nameless(projectId)),
        time: date,
        halfHours: Math.round(amount / SLOT_HOURS),
      });
    }
  }
  return { months: new Set(checks.map(({ month }) => month)), hours: end() };
}

/** Adds entries of zero hours, so that a table lists people, projects and days that only the checks hold. */
export function withCheckedGroups(hours: HourColumns, { hours: checked }: CheckedHours): HourColumns {
  const memberIds = new Set(hours.members.map(({ id }) => id));
  const projectIds = new Set(hours.projects.map(entityKey));
  const days = new Set(hours.times.flatMap(({ start, end }) => (start === end ? start : [])));
  const added: HourFact[] = [];
  for (let entry = 0; entry < checked.halfHours.length; entry++) {
    const member = checked.members[checked.memberOf[entry] ?? 0];
    const time = checked.times[checked.timeOf[entry] ?? 0];
    if (!member || !time) continue;
    const project = checked.projects[checked.projectOf[entry] ?? 0] ?? null;
    const projectId = entityKey(project);
    if (memberIds.has(member.id) && projectIds.has(projectId) && days.has(time.start)) continue;
    memberIds.add(member.id);
    projectIds.add(projectId);
    days.add(time.start);
    added.push({ member, project, time: time.start, halfHours: 0 });
  }
  return added.length === 0 ? hours : packHours(added, hours);
}
