import type { HourColumns } from '@/features/hours/explorer/model/hour-columns';
import type { DateRange } from '@/features/hours/model/date-range';
import { activityRange } from '@/features/projects/model/activity-range';
import {
  addMonths,
  firstOfMonth,
  toMonth,
  toCalendarDate,
  type CalendarDate,
  type CalendarMonth,
} from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';

export type ProjectActivity = {
  hours: number;
  people: number;
  lastDate: CalendarDate;
  byMonth: ReadonlyMap<CalendarMonth, number>;
};

/** The answer for a longer range would be too large. */
const MOST_MONTHS = 36;
const MONTHS_WITHOUT_HOURS = 6;

/** Returns `activityRange`, extended to the first planned month, but to three years at most. */
export function planRange(firstMonth: CalendarMonth | undefined, today: CalendarDate): DateRange {
  const { start, end } = activityRange(today);
  const firstDay = firstMonth && (`${firstMonth}-01` as const);
  if (firstDay === undefined || firstDay >= start) return { start, end };
  const earliest = addMonths(firstOfMonth(today), 1 - MOST_MONTHS);
  return { start: firstDay > earliest ? firstDay : earliest, end };
}

type ProjectSums = { members: Set<number>; last: CalendarDate; byMonth: Map<CalendarMonth, number> };

/** Projects without hours are absent. */
export function activityByProject(hours: HourColumns): ReadonlyMap<number, ProjectActivity> {
  const found = new Map<number, ProjectSums>();
  for (const [row, count] of hours.halfHours.entries()) {
    const project = hours.projects[hours.projectOf[row] ?? 0];
    const date = hours.times[hours.timeOf[row] ?? 0]?.start;
    if (!project || date === undefined) continue;
    let sums = found.get(project.id);
    if (!sums) {
      sums = { members: new Set(), last: date, byMonth: new Map() };
      found.set(project.id, sums);
    }
    sums.members.add(hours.memberOf[row] ?? 0);
    if (date > sums.last) sums.last = date;
    const month = toMonth(date);
    sums.byMonth.set(month, (sums.byMonth.get(month) ?? 0) + count * SLOT_HOURS);
  }
  return new Map(
    [...found].map(([id, { members, last, byMonth }]) => {
      const total = [...byMonth.values()].reduce((sum, month) => sum + month, 0);
      return [id, { hours: total, people: members.size, lastDate: last, byMonth }];
    }),
  );
}

export function projectHoursByDay(hours: HourColumns, projectId: number): ReadonlyMap<CalendarDate, number> {
  const projectIndex = hours.projects.findIndex((project) => project?.id === projectId);
  const byDay = new Map<CalendarDate, number>();
  if (projectIndex < 0) return byDay;
  for (const [row, count] of hours.halfHours.entries()) {
    const date = hours.times[hours.timeOf[row] ?? 0]?.start;
    if (hours.projectOf[row] !== projectIndex || date === undefined) continue;
    byDay.set(date, (byDay.get(date) ?? 0) + count * SLOT_HOURS);
  }
  return byDay;
}

type Registered = {
  /** ISO 8601; null if the server does not send it. */
  created_at: string | null;
};

/** True for a project that was registered and last worked on more than six months ago. */
export function isArchived(
  project: Registered,
  activity: ProjectActivity | undefined,
  today: CalendarDate,
): boolean {
  const since = addMonths(today, -MONTHS_WITHOUT_HOURS);
  const created = project.created_at === null ? '' : toCalendarDate(new Date(project.created_at));
  return (activity?.lastDate ?? '') < since && created < since;
}
