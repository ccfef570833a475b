import { daysAfterMonday, getWeekday, isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from './day-hours';

/** Hours of each weekday, Monday first, from a day on. Applies to a position where `staff_no` is empty. */
type WorkPattern = Employee & { from: CalendarDate; hours: readonly number[] };

export type WorkCalendar = {
  holidays: ReadonlySet<CalendarDate>;
  patterns: readonly WorkPattern[];
};

export type Employee = { staff_no: string; position: number | null };

/** Without `hoursOn` a full day from Monday to Friday. */
export type WorkHours = {
  holidays?: ReadonlySet<CalendarDate>;
  hoursOn?: (date: CalendarDate) => number;
};

export const isDayHours = (hours: unknown): hours is number =>
  typeof hours === 'number' && hours >= 0 && hours <= 24 && Number.isInteger(hours * 2);

/** A day without working hours is full once a usual full day is recorded. */
export const fullHoursOn = (date: CalendarDate, { hoursOn }: WorkHours) => hoursOn?.(date) || FULL_DAY_HOURS;

export const usualHoursOn = (date: CalendarDate) => (isWeekend(date) ? 0 : FULL_DAY_HOURS);

/** The latest pattern that has begun applies: of the person, else of the position, else the usual hours. */
export function findWorkHours(
  calendar: WorkCalendar | undefined,
  employee: Employee | null | undefined,
): WorkHours {
  if (!calendar) return {};
  const { staff_no = '', position = null } = employee ?? {};
  const { holidays, patterns } = calendar;
  const latestFirst = (isMatch: (pattern: WorkPattern) => boolean) =>
    patterns.filter(isMatch).sort((one, other) => other.from.localeCompare(one.from));
  const applicable = [
    ...latestFirst((pattern) => staff_no !== '' && pattern.staff_no === staff_no),
    ...latestFirst(
      (pattern) => position !== null && pattern.staff_no === '' && pattern.position === position,
    ),
  ];
  if (applicable.length === 0) return { holidays };
  const hoursOn = (date: CalendarDate) =>
    applicable.find(({ from }) => from <= date)?.hours[daysAfterMonday(getWeekday(date))] ??
    usualHoursOn(date);
  return { holidays, hoursOn };
}
