import type { HourColumns } from '@/features/hours/explorer/model/hour-columns';
import type { DateRange } from '@/features/hours/model/date-range';
import { activityRange } from '@/features/projects/model/project-search';
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
  /** Hours by month, `2026-11`. */
  byMonth: ReadonlyMap<CalendarMonth, number>;
};

const MOST_MONTHS = 36;
const MONTHS_WITHOUT = 6;

/** Returns `activityRange`, extended to the first planned month, but to three years at most. */
export function planRange(firstMonth: CalendarMonth | undefined, today: CalendarDate): DateRange {
  const { start, end } = activityRange(today);
  if (firstMonth === undefined || `${firstMonth}-01` >= start) return { start, end };
  const earliest = addMonths(firstOfMonth(today), 1 - MOST_MONTHS);
  return { start: `${firstMonth}-01` > earliest ? `${firstMonth}-01` : earliest, end };
}

/** Sums hours, people and last day by project; projects without hours are absent. */
export function activityByProject(hours: HourColumns): ReadonlyMap<number, ProjectActivity> {
  const found = new Map<
    number,
    { members: Set<number>; last: CalendarDate; byMonth: Map<CalendarMonth, number> }
  >();
  for (const [at, count] of hours.halfHours.entries()) {
    const project = hours.projects[hours.projectOf[at] ?? 0];
    const date = hours.times[hours.timeOf[at] ?? 0]?.start;
    if (!project || date === undefined) continue;
    let entry = found.get(project.id);
    if (!entry) found.set(project.id, (entry = { members: new Set(), last: date, byMonth: new Map() }));
    entry.members.add(hours.memberOf[at] ?? 0);
    if (date > entry.last) entry.last = date;
    const month = toMonth(date);
    entry.byMonth.set(month, (entry.byMonth.get(month) ?? 0) + count * SLOT_HOURS);
  }
  return new Map(
    [...found].map(([id, { members, last, byMonth }]) => {
      const sum = [...byMonth.values()].reduce((all, some) => all + some, 0);
      return [id, { hours: sum, people: members.size, lastDate: last, byMonth }];
    }),
  );
}

export function hoursByDay(hours: HourColumns, projectId: number): ReadonlyMap<CalendarDate, number> {
  const place = hours.projects.findIndex((project) => project?.id === projectId);
  const byDay = new Map<CalendarDate, number>();
  if (place < 0) return byDay;
  for (const [at, count] of hours.halfHours.entries()) {
    const date = hours.times[hours.timeOf[at] ?? 0]?.start;
    if (hours.projectOf[at] !== place || date === undefined) continue;
    byDay.set(date, (byDay.get(date) ?? 0) + count * SLOT_HOURS);
  }
  return byDay;
}

type Registered = {
  /** ISO 8601; null if the server does not send it. */
  created_at: string | null;
};

/** True for a project without hours for six months, unless it was registered since. */
export function isArchived(
  project: Registered,
  activity: ProjectActivity | undefined,
  today: CalendarDate,
): boolean {
  const since = addMonths(today, -MONTHS_WITHOUT);
  const created = project.created_at === null ? '' : toCalendarDate(new Date(project.created_at));
  return (activity?.lastDate ?? '') < since && created < since;
}
