import {
  addDays,
  addMonths,
  datesBetween,
  lastOfMonth,
  getWeekday,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import { usualHoursOn, type WorkHours } from './work-calendar';

/** Limits in hours by article 36 of the Labour Standards Act of Japan (docs/overtime-limits.md). */
export type OvertimeLimits = {
  /** Limits of a month and a year, without work on rest days. */
  month: number;
  year: number;
  /** A month must stay below it, work on rest days included. */
  monthInAll: number;
  /** Limit of the average of two to six months, work on rest days included. */
  average: number;
  /** The month with which the year of the agreement begins, 1 to 12. */
  yearFrom: number;
  restDay: Weekday;
};

/** The hours of a day as the law counts them; `overDay` and `overWeek` are overtime. */
export type CountedDay = {
  date: CalendarDate;
  recorded: number;
  overDay: number;
  overWeek: number;
  onRestDay: number;
};

export type LimitName = 'month' | 'year' | 'monthInAll' | 'average';

/** `near` begins at four fifths of the limit. */
export type LimitState = 'within' | 'near' | 'over';

/** The hours of `months` months up to the shown one; their average if the limit is one. */
export type LimitFigure = {
  name: LimitName;
  months: number;
  hours: number;
  limit: number;
  state: LimitState;
};

type PersonFacts = WorkHours & {
  today: CalendarDate;
  recordedHours: ReadonlyMap<CalendarDate, number>;
};

export type HalfHourKind = 'usual' | 'overWeek' | 'overDay' | 'onRestDay';

/** The legal working hours of a week. Source: article 32 (docs/overtime-limits.md). */
const WEEK_HOURS = 40;
const AVERAGED_MONTHS = [2, 3, 4, 5, 6];

/** From the least to the most urgent one. */
const STATES: readonly LimitState[] = ['within', 'near', 'over'];

/** Returns the first days of the months that count: the year so far, and at least six months. */
export function monthsToCount(first: CalendarDate, { yearFrom }: OvertimeLimits): CalendarDate[] {
  const count = Math.max(countYearMonths(first, yearFrom), 6);
  return Array.from({ length: count }, (_, index) => addMonths(first, 1 + index - count));
}

function countYearMonths(first: CalendarDate, yearFrom: number): number {
  return ((Number(first.slice(5, 7)) - yearFrom + 12) % 12) + 1;
}

/** Lists the days of the months with the rest of their first and last week. */
export function wholeWeeks(months: readonly CalendarDate[]): CalendarDate[] {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = lastOfMonth(last);
  return datesBetween(addDays(first, -getWeekday(first)), addDays(end, 6 - getWeekday(end)));
}

/** Counts the days up to today with recorded hours. `dates` are whole weeks, listed once for many people. */
export function countDays(
  dates: readonly CalendarDate[],
  facts: PersonFacts,
  { restDay }: OvertimeLimits,
): CountedDay[] {
  const counted: CountedDay[] = [];
  for (let sunday = 0; sunday < dates.length; sunday += 7)
    counted.push(...countWeek(dates.slice(sunday, sunday + 7), facts, restDay));
  return counted;
}

/** Counts hours over 8 a day, and of the others those over 40 a week; work on the rest day is neither. */
function countWeek(week: readonly CalendarDate[], facts: PersonFacts, restDay: Weekday): CountedDay[] {
  const { today, recordedHours, hoursOn = usualHoursOn } = facts;
  const counted: CountedDay[] = [];
  let restDate: CalendarDate | undefined;
  let within = 0;
  for (const date of week) {
    const recorded = date <= today ? (recordedHours.get(date) ?? 0) : 0;
    if (recorded === 0) continue;
    restDate ??= findRestDate(week, hoursOn, restDay);
    if (date === restDate) {
      counted.push({ date, recorded, overDay: 0, overWeek: 0, onRestDay: recorded });
      continue;
    }
    const usual = Math.min(recorded, FULL_DAY_HOURS);
    within += usual;
    const overWeek = Math.min(usual, Math.max(0, within - WEEK_HOURS));
    counted.push({ date, recorded, overDay: recorded - usual, overWeek, onRestDay: 0 });
  }
  return counted;
}

/** The rest day; for a person who works on it, the last day of the week without working hours. */
function findRestDate(
  week: readonly CalendarDate[],
  hoursOn: (date: CalendarDate) => number,
  restDay: Weekday,
): CalendarDate | undefined {
  const usualDate = week[restDay];
  if (usualDate !== undefined && hoursOn(usualDate) === 0) return usualDate;
  return week.findLast((date) => hoursOn(date) === 0);
}

export function countedFor({ overDay, overWeek, onRestDay }: CountedDay, name: LimitName): number {
  return overDay + overWeek + (name === 'monthInAll' || name === 'average' ? onRestDay : 0);
}

/** Returns the days whose hours a figure contains. */
export function figureDays(
  { name, months }: LimitFigure,
  first: CalendarDate,
  days: readonly CountedDay[],
): CountedDay[] {
  const start = addMonths(first, 1 - months);
  const end = lastOfMonth(first);
  return days.filter((day) => day.date >= start && day.date <= end && countedFor(day, name) > 0);
}

export function limitFigures(
  first: CalendarDate,
  days: readonly CountedDay[],
  limits: OvertimeLimits,
): LimitFigure[] {
  const periods: [name: LimitName, months: number][] = [
    ['month', 1],
    ['year', countYearMonths(first, limits.yearFrom)],
    ['monthInAll', 1],
    ...AVERAGED_MONTHS.map((months): [LimitName, number] => ['average', months]),
  ];
  const end = lastOfMonth(first);
  return periods.map(([name, months]) => {
    const start = addMonths(first, 1 - months);
    let sum = 0;
    for (const day of days) if (day.date >= start && day.date <= end) sum += countedFor(day, name);
    const parts = name === 'average' ? months : 1;
    const limit = limits[name];
    return { name, months, hours: sum / parts, limit, state: rateUsage(name, sum, limit * parts) };
  });
}

function rateUsage(name: LimitName, sum: number, limit: number): LimitState {
  if (sum > limit || (name === 'monthInAll' && sum === limit)) return 'over';
  return sum * 5 >= limit * 4 ? 'near' : 'within';
}

export const usedShare = ({ hours, limit }: LimitFigure) => hours / limit;

/** Returns the most urgent limit: an exceeded one, else a near one, else the one with the highest use. */
export function worstFigure(figures: readonly LimitFigure[]): LimitFigure | undefined {
  const [worst] = figures.toSorted(
    (one, other) =>
      STATES.indexOf(other.state) - STATES.indexOf(one.state) || usedShare(other) - usedShare(one),
  );
  return worst;
}

/** Returns the people near or over a limit, with their most urgent one, those over a limit first. */
export function peopleAtLimits<Person extends { id: number }>(
  people: readonly Person[],
  figuresById: ReadonlyMap<number, readonly LimitFigure[]>,
) {
  const atLimits = people.flatMap((person) => {
    const figure = worstFigure(figuresById.get(person.id) ?? []);
    return figure && figure.state !== 'within' ? [{ person, figure }] : [];
  });
  const rank = ({ figure }: (typeof atLimits)[number]) => Number(figure.state === 'over');
  return atLimits.sort(
    (one, other) => rank(other) - rank(one) || usedShare(other.figure) - usedShare(one.figure),
  );
}

/** Returns how the law counts the half hour with this index among those of a day: overtime comes last. */
export function halfHourKind(
  { recorded, overDay, overWeek, onRestDay }: CountedDay,
  index: number,
): HalfHourKind {
  if (onRestDay > 0) return 'onRestDay';
  const before = index * SLOT_HOURS;
  if (before >= recorded - overDay) return 'overDay';
  return before >= recorded - overDay - overWeek ? 'overWeek' : 'usual';
}
