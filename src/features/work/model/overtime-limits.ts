import { addMonths, lastOfMonth, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import type { CountedDay } from './counted-days';

/** Limits in hours by article 36 of the Labour Standards Act of Japan (docs/overtime-limits.md). */
export type OvertimeLimits = {
  /** Work on rest days does not count towards `month` and `year`. */
  month: number;
  year: number;
  /** A month must stay below this limit. Work on rest days counts. */
  monthInAll: number;
  /** The average of the last two to six months. Work on rest days counts. */
  average: number;
  /** The month (1 to 12) in which the year of the agreement begins. */
  yearFrom: number;
  restDay: Weekday;
};

export type LimitName = 'month' | 'year' | 'monthInAll' | 'average';

/** `near` begins at four fifths of the limit. */
export type LimitState = 'within' | 'near' | 'over';

/** Covers `months` months up to the shown one. `hours` of an average are those of one month. */
export type LimitFigure = {
  name: LimitName;
  months: number;
  hours: number;
  limit: number;
  state: LimitState;
};

const AVERAGED_MONTHS = [2, 3, 4, 5, 6];

const STATES: readonly LimitState[] = ['within', 'near', 'over'];

/** The first day of each month that a limit looks at, the shown month last. */
export function monthsToCount(firstOfMonth: CalendarDate, { yearFrom }: OvertimeLimits): CalendarDate[] {
  const count = Math.max(countYearMonths(firstOfMonth, yearFrom), ...AVERAGED_MONTHS);
  return Array.from({ length: count }, (_, index) => addMonths(firstOfMonth, 1 + index - count));
}

function countYearMonths(firstOfMonth: CalendarDate, yearFrom: number): number {
  return ((Number(firstOfMonth.slice(5, 7)) - yearFrom + 12) % 12) + 1;
}

export function hoursTowards({ overDay, overWeek, onRestDay }: CountedDay, name: LimitName): number {
  return overDay + overWeek + (name === 'monthInAll' || name === 'average' ? onRestDay : 0);
}

function daysOfMonthsUpTo(
  firstOfMonth: CalendarDate,
  months: number,
  days: readonly CountedDay[],
): CountedDay[] {
  const start = addMonths(firstOfMonth, 1 - months);
  const end = lastOfMonth(firstOfMonth);
  return days.filter(({ date }) => date >= start && date <= end);
}

export function figureDays(
  { name, months }: LimitFigure,
  firstOfMonth: CalendarDate,
  days: readonly CountedDay[],
): CountedDay[] {
  return daysOfMonthsUpTo(firstOfMonth, months, days).filter((day) => hoursTowards(day, name) > 0);
}

export function limitFigures(
  firstOfMonth: CalendarDate,
  days: readonly CountedDay[],
  limits: OvertimeLimits,
): LimitFigure[] {
  const spans: [name: LimitName, months: number][] = [
    ['month', 1],
    ['year', countYearMonths(firstOfMonth, limits.yearFrom)],
    ['monthInAll', 1],
    ...AVERAGED_MONTHS.map((months): [LimitName, number] => ['average', months]),
  ];
  return spans.map(([name, months]) => {
    let sum = 0;
    for (const day of daysOfMonthsUpTo(firstOfMonth, months, days)) sum += hoursTowards(day, name);
    const divisor = name === 'average' ? months : 1;
    const limit = limits[name];
    // Compares sums, because sums of half hours are exact and their mean is not.
    return { name, months, hours: sum / divisor, limit, state: rateUsage(name, sum, limit * divisor) };
  });
}

function rateUsage(name: LimitName, sum: number, limit: number): LimitState {
  if (sum > limit || (name === 'monthInAll' && sum === limit)) return 'over';
  return sum * 5 >= limit * 4 ? 'near' : 'within';
}

export const usedShare = ({ hours, limit }: LimitFigure) => hours / limit;

const byUrgency = (one: LimitFigure, other: LimitFigure) =>
  STATES.indexOf(other.state) - STATES.indexOf(one.state) || usedShare(other) - usedShare(one);

export function worstFigure(figures: readonly LimitFigure[]): LimitFigure | undefined {
  return figures.toSorted(byUrgency)[0];
}

export function peopleAtLimits<Person extends { id: number }>(
  people: readonly Person[],
  figuresById: ReadonlyMap<number, readonly LimitFigure[]>,
) {
  const atLimits = people.flatMap((person) => {
    const figure = worstFigure(figuresById.get(person.id) ?? []);
    return figure && figure.state !== 'within' ? [{ person, figure }] : [];
  });
  return atLimits.sort((one, other) => byUrgency(one.figure, other.figure));
}
