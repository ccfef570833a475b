import { isWeekend, weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from './day-hours';

/** From a day on, the hours of a week, Monday first: of one person, or without a staff number of everybody with the position. */
type WorkPattern = Worker & { from: CalendarDate; hours: readonly number[] };

/** What the company's files say: when nobody works, and who works how long. */
export type WorkCalendar = {
  holidays: ReadonlySet<CalendarDate>;
  patterns: readonly WorkPattern[];
};

/** What a pattern is found by. */
export type Worker = { staff_no: string; position: number | null };

/** The working hours of one person; without them those of most: a full day from Monday to Friday. */
export type WorkHours = {
  holidays?: ReadonlySet<CalendarDate>;
  /** Hours of a date that is no holiday. */
  hoursOn?: (date: CalendarDate) => number;
};

/** The hours that a day may have: whole half hours. */
export const isDayHours = (hours: unknown): hours is number =>
  typeof hours === 'number' && hours >= 0 && hours <= 24 && Number.isInteger(hours * 2);

/** The hours that fill a date: those that are worked on it, or a full day where none are. */
export const fullHoursOn = (date: CalendarDate, { hoursOn }: WorkHours) => hoursOn?.(date) || FULL_DAY_HOURS;

/** A full day from Monday to Friday. */
export const usualHoursOn = (date: CalendarDate) => (isWeekend(date) ? 0 : FULL_DAY_HOURS);

/**
 * The working hours of a person. On each date the last pattern counts that has begun: one of their own, else one of their position, else
 * the usual hours. Those count too without a person, and as long as the files are not read.
 */
export function workHoursOf(
  calendar: WorkCalendar | undefined,
  worker: Worker | null | undefined,
): WorkHours {
  if (!calendar) return {};
  const { staff_no = '', position = null } = worker ?? {};
  const { holidays, patterns } = calendar;
  const lastFirst = (isMatch: (pattern: WorkPattern) => boolean) =>
    patterns.filter(isMatch).sort((one, other) => (one.from < other.from ? 1 : -1));
  const found = [
    ...lastFirst((pattern) => staff_no !== '' && pattern.staff_no === staff_no),
    ...lastFirst((pattern) => position !== null && pattern.staff_no === '' && pattern.position === position),
  ];
  if (found.length === 0) return { holidays };
  const hoursOn = (date: CalendarDate) =>
    found.find(({ from }) => from <= date)?.hours[(weekdayOf(date) + 6) % 7] ?? usualHoursOn(date);
  return { holidays, hoursOn };
}
