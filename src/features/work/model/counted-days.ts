import {
  addDays,
  datesBetween,
  lastOfMonth,
  getWeekday,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import { usualHoursOn, type WorkHours } from './work-calendar';

/** The hours of a day as the law counts them; `overDay` and `overWeek` are overtime. */
export type CountedDay = {
  date: CalendarDate;
  recorded: number;
  overDay: number;
  overWeek: number;
  onRestDay: number;
};

export type HalfHourKind = 'usual' | 'overWeek' | 'overDay' | 'onRestDay';

type PersonFacts = WorkHours & {
  today: CalendarDate;
  recordedHours: ReadonlyMap<CalendarDate, number>;
};

/** The legal working hours of a week. Source: article 32 (docs/overtime-limits.md). */
const WEEK_HOURS = 40;

/** Lists the days of consecutive months in whole weeks from Sunday on; `months` are their first days. */
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
  { restDay }: { restDay: Weekday },
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
