import { addDays, daysBetween, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { rangeLabel } from './date-range';
import { sumHours, type HourEntry, type NamedEntity } from './hour-entry';
import type { MemberHours } from './weekly-hours';

const DAYS_PER_WEEK = 7;

/** What each member recorded for a project, in order of first appearance. */
export type ProjectHours = { project: NamedEntity; members: MemberHours[]; hours: number };

/** A week or month with its projects; `label` reads `YYYY-MM-DD ~ YYYY-MM-DD`, the oldest day first. */
export type PeriodHours = { label: string; projects: ProjectHours[]; hours: number };

/** The labels of the weeks up to `end`, oldest first. Source: HR-3. */
export function weekLabels(end: CalendarDate, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) => {
    const last = addDays(end, -DAYS_PER_WEEK * (weeks - 1 - index));
    return rangeLabel({ start: addDays(last, 1 - DAYS_PER_WEEK), end: last });
  });
}

/**
 * Groups by blocks of seven days that end with `end`, oldest first, then project, then member. The server gives one
 * day more than the weeks asked for: what lies outside of them is left out. Weeks without records are too.
 * Source: HR-3.
 */
export function groupByWeek(entries: readonly HourEntry[], end: CalendarDate, weeks: number): PeriodHours[] {
  const labels = weekLabels(end, weeks);
  return groupByPeriod(entries, labels, (date) => {
    const weeksAgo = Math.floor(daysBetween(date, end) / DAYS_PER_WEEK);
    return weeksAgo < 0 ? undefined : labels[weeks - 1 - weeksAgo];
  });
}

/** Groups by calendar month, oldest first, then project, then member. Source: HR-3. */
export function groupByMonth(entries: readonly HourEntry[]): PeriodHours[] {
  const labelOfMonth = (date: CalendarDate) =>
    rangeLabel({ start: firstOfMonth(date), end: lastOfMonth(date) });
  const months = new Set(entries.map(({ date }) => date.slice(0, 7)));
  const labels = [...months].sort().map((month) => labelOfMonth(`${month}-01`));
  return groupByPeriod(entries, labels, labelOfMonth);
}

type Projects = Map<number, { project: NamedEntity; members: Map<number, MemberHours> }>;

function groupByPeriod(
  entries: readonly HourEntry[],
  labels: readonly string[],
  labelAt: (date: CalendarDate) => string | undefined,
): PeriodHours[] {
  const periods = new Map<string, Projects>(labels.map((label) => [label, new Map()]));
  const labelsByDate = new Map<CalendarDate, string | undefined>();
  for (const { date, project, member, hours } of entries) {
    if (!labelsByDate.has(date)) labelsByDate.set(date, labelAt(date));
    const projects = periods.get(labelsByDate.get(date) ?? '');
    if (!projects || !project) continue;
    const group = projects.get(project.id) ?? { project, members: new Map<number, MemberHours>() };
    projects.set(project.id, group);
    const total = group.members.get(member.id) ?? { ...member, hours: 0 };
    total.hours += hours;
    group.members.set(member.id, total);
  }
  return [...periods]
    .map(([label, projects]) => toPeriod(label, [...projects.values()].map(toProject)))
    .filter(({ projects }) => projects.length > 0);
}

function toProject({ project, members }: { project: NamedEntity; members: Map<number, MemberHours> }) {
  const rows = [...members.values()];
  return { project, members: rows, hours: sumHours(rows) };
}

function toPeriod(label: string, projects: ProjectHours[]): PeriodHours {
  return { label, projects, hours: sumHours(projects) };
}

/**
 * What a search finds, with subtotals of what is left. A period or project that matches keeps all that is in it; a
 * member is found by the words of period, project and member together. `isMatch` gets all texts of one thing.
 */
export function searchPeriods(
  periods: readonly PeriodHours[],
  isMatch: (...texts: string[]) => boolean,
): PeriodHours[] {
  return periods
    .map((period) => {
      if (isMatch(period.label)) return period;
      const found = period.projects.map((project) => searchProject(project, period.label, isMatch));
      return toPeriod(
        period.label,
        found.filter(({ members }) => members.length > 0),
      );
    })
    .filter(({ projects }) => projects.length > 0);
}

function searchProject(group: ProjectHours, label: string, isMatch: (...texts: string[]) => boolean) {
  const { project, members } = group;
  const own = [label, project.eng_name, project.jp_name];
  if (isMatch(...own)) return group;
  const found = members.filter(({ eng_name, jp_name }) => isMatch(...own, eng_name, jp_name));
  return { project, members: found, hours: sumHours(found) };
}
