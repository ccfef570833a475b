import { sumHours, type MemberHours } from '@/features/work/model/member-hours';
import { dateKeywords } from '@/i18n/search-keywords';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_HOURS } from '@/lib/time-slot';
import { aggregate } from '../explorer/model/aggregate';
import { filledRows, type FilledRow } from '../explorer/model/filled-rows';
import type { HourColumns } from '../explorer/model/hour-columns';
import { periodRange } from '../explorer/model/hour-periods';
import { ANY_DAY, DAYS_PER_WEEK, rangeLabel, type DateRange } from './date-range';
import type { TextMatch } from './text-match';

/** The hours of each member on a project, in order of first appearance. */
export type ProjectHours = { project: Named; members: MemberHours[]; hours: number };

export type PeriodHours = { range: DateRange; projects: ProjectHours[]; hours: number };

/** Oldest first. */
function weeksUpTo(end: CalendarDate, weeks: number): DateRange[] {
  return Array.from({ length: weeks }, (_, index) => {
    const last = addDays(end, -DAYS_PER_WEEK * (weeks - 1 - index));
    return { start: addDays(last, 1 - DAYS_PER_WEEK), end: last };
  });
}

/** Oldest first. Omits the day before these weeks, which the server sends, too. Source: HR-3. */
export function groupByWeek(hours: HourColumns, end: CalendarDate, weeks: number): PeriodHours[] {
  return groupByPeriod(hours, weeksUpTo(end, weeks));
}

/** Groups by calendar month, oldest first, then project, then member. Source: HR-3. */
export function groupByMonth(hours: HourColumns): PeriodHours[] {
  const months = aggregate(hours, { rows: 'month', columns: null }, { range: ANY_DAY }).rows;
  return groupByPeriod(
    hours,
    months.flatMap(({ key }) => periodRange('month', key) ?? []),
  );
}

function groupByPeriod(hours: HourColumns, ranges: readonly DateRange[]): PeriodHours[] {
  return ranges
    .map((range) => {
      const table = aggregate(hours, { rows: 'project', columns: 'member' }, { range });
      return toPeriod(range, filledRows(table).flatMap(toProject));
    })
    .filter(({ projects }) => projects.length > 0);
}

function toProject({ group, sum, cells }: FilledRow): ProjectHours[] {
  const members = cells.flatMap(({ group: { entity: member }, sum: halfHours }) =>
    member ? [{ ...member, hours: halfHours * SLOT_HOURS }] : [],
  );
  return group.entity ? [{ project: group.entity, members, hours: sum * SLOT_HOURS }] : [];
}

function toPeriod(range: DateRange, projects: ProjectHours[]): PeriodHours {
  return { range, projects, hours: sumHours(projects) };
}

/** A matching period or project stays whole; `isMatch` gets all texts of a period, project or member. */
export function searchPeriods(periods: readonly PeriodHours[], isMatch: TextMatch): PeriodHours[] {
  return periods
    .map((period) => {
      const { range } = period;
      const texts = [rangeLabel(range), ...dateKeywords(range.start), ...dateKeywords(range.end)];
      if (isMatch(...texts)) return period;
      const found = period.projects.map((project) => searchProject(project, texts, isMatch));
      return toPeriod(
        range,
        found.filter(({ members }) => members.length > 0),
      );
    })
    .filter(({ projects }) => projects.length > 0);
}

function searchProject(group: ProjectHours, texts: readonly string[], isMatch: TextMatch) {
  const { project, members } = group;
  const own = [...texts, project.eng_name, project.jp_name];
  if (isMatch(...own)) return group;
  const found = members.filter(({ eng_name, jp_name }) => isMatch(...own, eng_name, jp_name));
  return { project, members: found, hours: sumHours(found) };
}
