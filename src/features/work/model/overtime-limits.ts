import {
  addDays,
  addMonths,
  datesBetween,
  lastOfMonth,
  weekdayOf,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import { usualHoursOn, type WorkHours } from './work-calendar';

/** What an agreement on overtime allows, in hours: article 36 of the Labour Standards Act of Japan (docs/overtime-limits.md). */
export type OvertimeLimits = {
  /** Of a month and of a year, without work on rest days. */
  month: number;
  year: number;
  /** A month with work on rest days has to stay below it. */
  monthInAll: number;
  /** Of two to six months, with work on rest days. */
  average: number;
  /** The month with which the year of the agreement begins, 1 to 12. */
  yearFrom: number;
  /** The one day of rest in a week that the law asks for. */
  restDay: Weekday;
};

/** The hours of a day as the law counts them: `overDay` and `overWeek` are overtime. */
export type CountedDay = {
  date: CalendarDate;
  recorded: number;
  overDay: number;
  overWeek: number;
  onRestDay: number;
};

export type LimitName = 'month' | 'year' | 'monthInAll' | 'average';

/** `near`: from four fifths of the limit on. */
export type LimitState = 'within' | 'near' | 'over';

/** One limit of a person: the hours of so many months, on average where the limit is one, the shown month the last of them. */
export type LimitFigure = {
  name: LimitName;
  months: number;
  hours: number;
  limit: number;
  state: LimitState;
};

/** What is known of a person, by date. */
type Known = WorkHours & {
  today: CalendarDate;
  recordedHours: ReadonlyMap<CalendarDate, number>;
};

export type HalfHourKind = 'usual' | 'overWeek' | 'overDay' | 'onRestDay';

const WEEK_HOURS = 40;
const AVERAGED_MONTHS = [2, 3, 4, 5, 6];

/** The first days of the months that count for the one that begins with `first`: its year so far, and at least six months. */
export function monthsToCount(first: CalendarDate, { yearFrom }: OvertimeLimits): CalendarDate[] {
  const count = Math.max(monthsOfYear(first, yearFrom), 6);
  return Array.from({ length: count }, (_, index) => addMonths(first, 1 + index - count));
}

function monthsOfYear(first: CalendarDate, yearFrom: number): number {
  return ((Number(first.slice(5, 7)) - yearFrom + 12) % 12) + 1;
}

/** Every day of the weeks, Sunday to Saturday, that touch these months. */
export function weeksOf(months: readonly CalendarDate[]): CalendarDate[] {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = lastOfMonth(last);
  return datesBetween(addDays(first, -weekdayOf(first)), addDays(end, 6 - weekdayOf(end)));
}

/** The days up to today with recorded hours. `dates` are whole weeks (`weeksOf`), listed once for many people. */
export function countDays(
  dates: readonly CalendarDate[],
  known: Known,
  { restDay }: OvertimeLimits,
): CountedDay[] {
  const counted: CountedDay[] = [];
  for (let sunday = 0; sunday < dates.length; sunday += 7)
    countWeek(dates.slice(sunday, sunday + 7), known, restDay, counted);
  return counted;
}

/** Hours over 8 of a day are overtime, and of the others those over 40 of the week; work on the rest day is neither. */
function countWeek(week: readonly CalendarDate[], known: Known, restDay: Weekday, counted: CountedDay[]) {
  const { today, recordedHours, hoursOn = usualHoursOn } = known;
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
}

/** Of a person who works on the usual rest day it is the last day of the week on which they do not. */
function findRestDate(
  week: readonly CalendarDate[],
  hoursOn: (date: CalendarDate) => number,
  restDay: Weekday,
): CalendarDate | undefined {
  const usual = week[restDay];
  return usual !== undefined && hoursOn(usual) === 0 ? usual : week.findLast((date) => hoursOn(date) === 0);
}

/** The hours of a day that count for a limit. */
export function countedFor({ overDay, overWeek, onRestDay }: CountedDay, name: LimitName): number {
  return overDay + overWeek + (name === 'monthInAll' || name === 'average' ? onRestDay : 0);
}

/** The days that a figure of the month that begins with `first` is made of. */
export function daysOfFigure(
  { name, months }: LimitFigure,
  first: CalendarDate,
  days: readonly CountedDay[],
): CountedDay[] {
  const [start, end] = [addMonths(first, 1 - months), lastOfMonth(first)];
  return days.filter((day) => day.date >= start && day.date <= end && countedFor(day, name) > 0);
}

/** Every limit of a person in the month that begins with `first`. */
export function limitFigures(
  first: CalendarDate,
  days: readonly CountedDay[],
  limits: OvertimeLimits,
): LimitFigure[] {
  const asked: [LimitName, number][] = [
    ['month', 1],
    ['year', monthsOfYear(first, limits.yearFrom)],
    ['monthInAll', 1],
    ...AVERAGED_MONTHS.map((months): [LimitName, number] => ['average', months]),
  ];
  const end = lastOfMonth(first);
  return asked.map(([name, months]) => {
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

const STATES: readonly LimitState[] = ['within', 'near', 'over'];

export const shareOf = ({ hours, limit }: LimitFigure) => hours / limit;

/** The limit to look at first: one that is exceeded, else one that is near, else the one that is used most. */
export function worstFigure(figures: readonly LimitFigure[]): LimitFigure | undefined {
  const rank = (figure: LimitFigure) => STATES.indexOf(figure.state) * 1000 + shareOf(figure);
  return figures.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Who is over a limit of overtime or near one, with the limit to look at first; whoever is furthest comes first. */
export function peopleAtLimits<Person extends { id: number }>(
  people: readonly Person[],
  figuresById: ReadonlyMap<number, readonly LimitFigure[]>,
) {
  const found = people.flatMap((person) => {
    const figure = worstFigure(figuresById.get(person.id) ?? []);
    return figure && figure.state !== 'within' ? [{ person, figure }] : [];
  });
  const rank = ({ figure }: (typeof found)[number]) => Number(figure.state === 'over');
  return found.sort((one, other) => rank(other) - rank(one) || shareOf(other.figure) - shareOf(one.figure));
}

/** How the half hour counts that is the one at `place` among those of its day, in the order of time. */
export function halfHourKind(
  { recorded, overDay, overWeek, onRestDay }: CountedDay,
  place: number,
): HalfHourKind {
  if (onRestDay > 0) return 'onRestDay';
  const before = place * SLOT_HOURS;
  if (before >= recorded - overDay) return 'overDay';
  return before >= recorded - overDay - overWeek ? 'overWeek' : 'usual';
}
