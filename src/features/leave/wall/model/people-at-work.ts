import type { CalendarDate } from '@/lib/calendar-date';
import type { WallRow } from './wall-rows';

/** Who is at work on a day; 0 of all on a holiday. */
export type AtWork = {
  date: CalendarDate;
  /** Those who are not off all day. */
  count: number;
  /** Those who would work that day. */
  all: number;
  /** The fewest that are to be there. */
  limit: number;
  isBelow: boolean;
};

/** How many are at work on each day; `leastPercent` of those who would are to be there. */
export function peopleAtWork(rows: readonly WallRow[], leastPercent: number): AtWork[] {
  const dates = rows[0]?.days.map(({ date }) => date) ?? [];
  return dates.map((date, place) => {
    let [count, all] = [0, 0];
    for (const { days } of rows) {
      const day = days[place];
      if (day?.state !== 'work') continue;
      all++;
      if (!day.absence?.isWhole) count++;
    }
    const limit = Math.ceil((all * leastPercent) / 100);
    return { date, count, all, limit, isBelow: count < limit };
  });
}
