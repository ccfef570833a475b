import { daysBetween, getWeekday } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import type { Work } from '../../model/recent-work';
import { USUAL_START, USUAL_STARTS, type Cell } from './timeline-cells';

/** A record of two weeks ago counts half as much as one of the same day. */
const HALF_LIFE_DAYS = 14;
/** Work moves within an hour from day to day. */
const NEAR_MINUTES = 60;
/** Records before so many days with records weigh next to nothing. */
const MOST_RECORDED_DAYS = 91;
/** Added to the sum of each context: with few records its shares stay below 1. */
const DOUBT = 0.5;

/** How close a record lies to the half hour in question; `distance` is in minutes. */
type Likeness = { isWeekday: boolean; distance: number };

/**
 * Each context sums the shares of the works in its records, so that whole days of work do not outweigh a habit at
 * one time. The closer a context, the greater its weight; the records at all times decide where it has none.
 */
const CONTEXTS = [
  { weight: 6, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance === 0 },
  { weight: 3, isAlike: ({ distance }: Likeness) => distance === 0 },
  { weight: 3, isAlike: ({ isWeekday, distance }: Likeness) => isWeekday && distance <= NEAR_MINUTES },
  { weight: 2, isAlike: ({ distance }: Likeness) => distance <= NEAR_MINUTES },
  { weight: 3, isAlike: () => true },
];

/** The works that are likely in a half hour: best first, newer records counting more; without deleted ones. */
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
export function nextStart(day: DaySlots, from = USUAL_START): number {
  return USUAL_STARTS.find((start) => start >= from && !day.has(start)) ?? from;
}
