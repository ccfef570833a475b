import { byDate, type Leave } from '@/features/leave/model/leave';
import { leaveHoursByDate, mergeLeaveParts } from '@/features/leave/model/split-leave';
import { workDays, type WorkFacts } from '@/features/work/model/work-days';
import { addDays, getMonday, type CalendarDate } from '@/lib/calendar-date';

/** A quarter of a year, with the current week. */
const WEEK_COUNT = 13;

export type WorkloadWeek = {
  monday: CalendarDate;
  recorded: number;
  /** Expected hours less leave; for the current week those of all its days. */
  expected: number;
  isCurrent: boolean;
};

export type Workload = {
  /** The earliest first, the current week last. */
  weeks: readonly WorkloadWeek[];
  /** Average weekly hours of past weeks with recorded or expected hours; null without such weeks. */
  average: number | null;
  /** Leave from today on, the earliest first; a leave in several parts is one row. */
  leavesAhead: readonly Leave[];
};

export function calculateWorkload(leaves: readonly Leave[], facts: Omit<WorkFacts, 'leaveHours'>): Workload {
  const { today } = facts;
  const thisMonday = getMonday(today);
  const first = addDays(thisMonday, -7 * (WEEK_COUNT - 1));
  const weeks = new Map<CalendarDate, WorkloadWeek>();
  const days = workDays(first, addDays(thisMonday, 6), { ...facts, leaveHours: leaveHoursByDate(leaves) });
  for (const day of days) {
    const monday = getMonday(day.date);
    const week = weeks.get(monday) ?? { monday, recorded: 0, expected: 0, isCurrent: monday === thisMonday };
    weeks.set(monday, {
      ...week,
      recorded: week.recorded + day.recorded,
      expected: week.expected + day.expected,
    });
  }
  const worked = [...weeks.values()].filter(
    ({ isCurrent, recorded, expected }) => !isCurrent && recorded + expected > 0,
  );
  const recordedHours = worked.reduce((sum, { recorded }) => sum + recorded, 0);
  const ahead = leaves.filter(({ date }) => date !== null && date >= today);
  return {
    weeks: [...weeks.values()],
    average: worked.length > 0 ? recordedHours / worked.length : null,
    leavesAhead: mergeLeaveParts(ahead).sort(byDate),
  };
}
