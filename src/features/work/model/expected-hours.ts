import { isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from './day-hours';

type Expectations = {
  /** Hours of leave on that day, of all kinds together. */
  leaveHours?: number;
  /** The first day of work; null where it is not known. */
  joinDate?: CalendarDate | null;
  /** Days on which the company does not work. */
  holidays?: ReadonlySet<CalendarDate>;
};

/** The hours that somebody is to record on a day: a full one from Monday to Friday, less leave; none before they joined. */
export function expectedHours(
  date: CalendarDate,
  { leaveHours = 0, joinDate = null, holidays }: Expectations = {},
): number {
  const isOff = isWeekend(date) || holidays?.has(date) === true || (joinDate !== null && date < joinDate);
  return isOff ? 0 : Math.max(0, FULL_DAY_HOURS - leaveHours);
}
