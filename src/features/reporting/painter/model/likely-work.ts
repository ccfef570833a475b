import { daysBetween, getWeekday } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import type { Work } from '../../model/recent-work';
import { USUAL_STARTS, type Cell } from './timeline-cells';

/** A half hour counts half after so many days. */
const HALF_LIFE_DAYS = 14;
const NEAR_MINUTES = 60;
/** Habits of earlier days say little. */
const MOST_RECORDED_DAYS = 91;
/** Keeps a context with few records from weighing fully. */
const DOUBT = 0.5;

/** Shares of each context are summed, so that whole days of work do not outweigh a habit at one time. */
const CONTEXTS = [
  { weight: 6, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance === 0 },
  { weight: 3, isAlike: ({ distance }: Likeness) => distance === 0 },
  { weight: 3, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance <= NEAR_MINUTES },
  { weight: 2, isAlike: ({ distance }: Likeness) => distance <= NEAR_MINUTES },
  { weight: 3, isAlike: () => true },
];

/** `distance` is in minutes. */
type Likeness = { isWeekday: boolean; distance: number };

/** Best first, newer records counting more; without deleted projects and tasks. */
export function likelyWork({ days }: Pick<StaffSlots, 'days'>, { date, start }: Cell, limit: number): Work[] {
  const works = new Map<string, { work: Work; weights: number[] }>();
  const totals = CONTEXTS.map(() => DOUBT);
  for (const recordedDate of recordedDates(days).slice(-MOST_RECORDED_DAYS)) {
    const weight = 0.5 ** (Math.abs(daysBetween(recordedDate, date)) / HALF_LIFE_DAYS);
    const isWeekday = getWeekday(recordedDate) === getWeekday(date);
    for (const { minutes, project, task } of slotsOn(days, recordedDate).values()) {
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
    CONTEXTS.reduce(
      (sum, { weight }, context) => sum + (weight * (weights[context] ?? 0)) / (totals[context] ?? 1),
      0,
    );
  return [...works.values()]
    .map(({ work, weights }) => ({ work, score: sumScore(weights) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ work }) => work);
}

/** The start of the first empty usual half hour from a time on; that time where none is empty. */
export function nextStart(day: DaySlots, from = USUAL_STARTS[0] ?? 0): number {
  return USUAL_STARTS.find((start) => start >= from && !day.has(start)) ?? from;
}
