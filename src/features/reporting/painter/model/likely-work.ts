import { daysBetween, weekdayOf } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { datesOf, slotsOn } from '@/features/work/model/slot-days';
import type { Work } from '../../model/recent-work';
import { USUAL_STARTS, type Cell } from './timeline-cells';

/** Half of its weight is left to a half hour after so many days. */
const HALF_LIFE = 7;
/** What a half hour weighs on the same weekday, beside any other day. */
const SAME_WEEKDAY = 3;
/** The same for one at the same time, and one not far from it. */
const SAME_TIME = 8;
const NEAR_TIME = 4;
const NEAR_MINUTES = 60;
const MOST_DAYS_BACK = 91;

/**
 * What somebody most likely does at a time of a weekday, the likeliest first: of the half hours that they recorded, newer ones, those on
 * the same weekday and those near to the same time count more. Without deleted projects and tasks.
 */
export function likelyWork({ days }: Pick<StaffSlots, 'days'>, { date, start }: Cell, limit: number): Work[] {
  const found = new Map<string, { work: Work; weight: number }>();
  for (const on of datesOf(days).slice(-MOST_DAYS_BACK)) {
    const age = Math.abs(daysBetween(on, date));
    const weightOfDay = 0.5 ** (age / HALF_LIFE) * (weekdayOf(on) === weekdayOf(date) ? SAME_WEEKDAY : 1);
    for (const { minutes, project, task } of slotsOn(days, on).values()) {
      if (!project || !task) continue;
      const key = `${project.id} ${task.id}`;
      const entry = found.get(key) ?? { work: { project, task }, weight: 0 };
      entry.weight += weightOfDay * weightOfTime(Math.abs(minutes - start));
      found.set(key, entry);
    }
  }
  const ranked = [...found.values()].sort((one, other) => other.weight - one.weight);
  return ranked.slice(0, limit).map(({ work }) => work);
}

function weightOfTime(distance: number): number {
  if (distance === 0) return SAME_TIME;
  return distance <= NEAR_MINUTES ? NEAR_TIME : 1;
}

/** Where somebody goes on recording a day: the first usual half hour that is still empty, else the first of all. */
export function nextStart(day: DaySlots): number {
  const [first = 0] = USUAL_STARTS;
  return USUAL_STARTS.find((start) => !day.has(start)) ?? first;
}
