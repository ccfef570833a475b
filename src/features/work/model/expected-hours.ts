import type { CalendarDate } from '@/lib/calendar-date';
import { usualHoursOn, type WorkHours } from './work-calendar';

type Expectations = WorkHours & {
  leaveHours?: number;
  joinDate?: CalendarDate | null;
};

export function expectedHours(
  date: CalendarDate,
  { leaveHours = 0, joinDate = null, holidays, hoursOn = usualHoursOn }: Expectations,
): number {
  const isOff = holidays?.has(date) === true || (joinDate !== null && date < joinDate);
  return isOff ? 0 : Math.max(0, hoursOn(date) - leaveHours);
}
