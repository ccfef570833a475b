import { daysAfterMonday, getWeekday, isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from './day-hours';

/** Weekly hours from a day on, Monday first: of a person, or of a position if `staff_no` is empty. */
type WorkPattern = Employee & { from: CalendarDate; hours: readonly number[] };

export type WorkCalendar = {
  holidays: ReadonlySet<CalendarDate>;
  patterns: readonly WorkPattern[];
};

/** The fields by which the working hours of a person are found. */
export type Employee = { staff_no: string; position: number | null };

/** The working hours of one person; where they are absent, a full day from Monday to Friday. */
export type WorkHours = {
  holidays?: ReadonlySet<CalendarDate>;
  hoursOn?: (date: CalendarDate) => number;
};

export const isDayHours = (hours: unknown): hours is number =>
  typeof hours === 'number' && hours >= 0 && hours <= 24 && Number.isInteger(hours * 2);

/** Returns the hours that fill a date: its working hours, or a full day where it has none. */
export const fullHoursOn = (date: CalendarDate, { hoursOn }: WorkHours) => hoursOn?.(date) || FULL_DAY_HOURS;

export const usualHoursOn = (date: CalendarDate) => (isWeekend(date) ? 0 : FULL_DAY_HOURS);

/** The latest pattern that has begun applies: the person's, else the position's, else the usual hours. */
export function findWorkHours(
  calendar: WorkCalendar | undefined,
  employee: Employee | null | undefined,
): WorkHours {
  if (!calendar) return {};
  const { staff_no = '', position = null } = employee ?? {};
  const { holidays, patterns } = calendar;
  const findLatestFirst = (isMatch: (pattern: WorkPattern) => boolean) =>
    patterns.filter(isMatch).sort((one, other) => other.from.localeCompare(one.from));
  const applicable = [
    ...findLatestFirst((pattern) => staff_no !== '' && pattern.staff_no === staff_no),
    ...findLatestFirst(
      (pattern) => position !== null && pattern.staff_no === '' && pattern.position === position,
    ),
  ];
  if (applicable.length === 0) return { holidays };
  const hoursOn = (date: CalendarDate) =>
    applicable.find(({ from }) => from <= date)?.hours[daysAfterMonday(getWeekday(date))] ??
    usualHoursOn(date);
  return { holidays, hoursOn };
}
