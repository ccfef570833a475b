import { daysBetween, getWeekday } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import { USUAL_START } from '@/features/work/model/usual-day';
import type { Work } from '../../model/recent-work';
import { USUAL_STARTS, type Cell } from './timeline-cells';

/** A record of two weeks ago counts half as much as one of the same day. */
const HALF_LIFE_DAYS = 14;
/** The same work may begin up to an hour earlier or later on another day. */
const NEAR_MINUTES = 60;
/** Older days weigh next to nothing. */
const MOST_RECORDED_DAYS = 91;
/** Added to the sum of each context, so that a single record does not get a share of 1. */
const DOUBT = 0.5;

/** `distance` in minutes. */
type Likeness = { isSameWeekday: boolean; distance: number };

/**
 * In each context a work scores its share of the records that are alike: their number would let whole days of
 * one work outweigh a habit at this time. The last context decides where the others have no records.
 */
const CONTEXTS = [
  { weight: 6, isAlike: ({ isSameWeekday, distance }: Likeness) => isSameWeekday && distance === 0 },
  { weight: 3, isAlike: ({ distance }: Likeness) => distance === 0 },
  {
    weight: 3,
    isAlike: ({ isSameWeekday, distance }: Likeness) => isSameWeekday && distance <= NEAR_MINUTES,
  },
  { weight: 2, isAlike: ({ distance }: Likeness) => distance <= NEAR_MINUTES },
  { weight: 3, isAlike: () => true },
];

/** The likely works in a half hour, the likeliest first; without deleted projects and tasks. */
export function likelyWork({ days }: Pick<StaffSlots, 'days'>, { date, start }: Cell, limit: number): Work[] {
  const works = new Map<string, Work>();
  const contexts = CONTEXTS.map((context) => ({ ...context, total: DOUBT, sums: new Map<string, number>() }));
  for (const recordedDate of recordedDates(days).slice(-MOST_RECORDED_DAYS)) {
    const recency = 0.5 ** (Math.abs(daysBetween(recordedDate, date)) / HALF_LIFE_DAYS);
    const isSameWeekday = getWeekday(recordedDate) === getWeekday(date);
    for (const { minutes, project, task } of slotsOn(days, recordedDate).values()) {
      if (!project || !task) continue;
      const key = `${project.id} ${task.id}`;
      works.set(key, { project, task });
      const likeness = { isSameWeekday, distance: Math.abs(minutes - start) };
      for (const context of contexts.filter(({ isAlike }) => isAlike(likeness))) {
        context.total += recency;
        context.sums.set(key, (context.sums.get(key) ?? 0) + recency);
      }
    }
  }
  const sumShares = (key: string) =>
    contexts.reduce((score, { weight, total, sums }) => score + (weight * (sums.get(key) ?? 0)) / total, 0);
  return [...works]
    .map(([key, work]) => ({ work, score: sumShares(key) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ work }) => work);
}

/** The first empty usual half hour at or after `from`; `from` where none is empty. */
export function nextStart(day: DaySlots, from = USUAL_START): number {
  return USUAL_STARTS.find((start) => start >= from && !day.has(start)) ?? from;
}
