import { daysBetween, weekdayOf } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { datesOf, slotsOn } from '@/features/work/model/slot-days';
import type { Work } from '../../model/recent-work';
import { USUAL_STARTS, type Cell } from './timeline-cells';

/** Half of its weight is left to a half hour after so many days. */
const HALF_LIFE = 14;
const NEAR_MINUTES = 60;
const MOST_DAYS_BACK = 91;
/** A context in which next to nothing was recorded says next to nothing. */
const DOUBT = 0.5;

/**
 * In what half hours are alike, each with what the share of a work among them weighs. Shares, not sums: what fills the days does not
 * outweigh a habit of one half hour.
 */
const CONTEXTS = [
  { weight: 6, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance === 0 },
  { weight: 3, isAlike: ({ distance }: Likeness) => distance === 0 },
  { weight: 3, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance <= NEAR_MINUTES },
  { weight: 2, isAlike: ({ distance }: Likeness) => distance <= NEAR_MINUTES },
  { weight: 3, isAlike: () => true },
];

/** What a recorded half hour has of the one that is meant: its weekday, and by how many minutes its time is another. */
type Likeness = { isWeekday: boolean; distance: number };

/**
 * What somebody most likely does at a time of a weekday, the likeliest first: by its share of what they recorded at just that weekday
 * and time, at that time, near to it, and at all, newer half hours counting more. Without deleted projects and tasks.
 */
export function likelyWork({ days }: Pick<StaffSlots, 'days'>, { date, start }: Cell, limit: number): Work[] {
  const works = new Map<string, { work: Work; weights: number[] }>();
  const totals = CONTEXTS.map(() => DOUBT);
  for (const on of datesOf(days).slice(-MOST_DAYS_BACK)) {
    const weight = 0.5 ** (Math.abs(daysBetween(on, date)) / HALF_LIFE);
    const isWeekday = weekdayOf(on) === weekdayOf(date);
    for (const { minutes, project, task } of slotsOn(days, on).values()) {
      if (!project || !task) continue;
      const key = `${project.id} ${task.id}`;
      const entry = works.get(key) ?? { work: { project, task }, weights: CONTEXTS.map(() => 0) };
      works.set(key, entry);
      const likeness = { isWeekday, distance: Math.abs(minutes - start) };
      CONTEXTS.forEach(({ isAlike }, context) => {
        if (!isAlike(likeness)) return;
        totals[context] = (totals[context] ?? 0) + weight;
        entry.weights[context] = (entry.weights[context] ?? 0) + weight;
      });
    }
  }
  const sumScore = (weights: readonly number[]) =>
    CONTEXTS.reduce((sum, { weight }, at) => sum + (weight * (weights[at] ?? 0)) / (totals[at] ?? 1), 0);
  return [...works.values()]
    .map(({ work, weights }) => ({ work, score: sumScore(weights) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ work }) => work);
}

/** Where a person goes on recording a day: the first usual half hour from a time on that is still empty, else that time. */
export function nextStart(day: DaySlots, from = USUAL_STARTS[0] ?? 0): number {
  return USUAL_STARTS.find((start) => start >= from && !day.has(start)) ?? from;
}
