import {
  daysToComplete,
  daysToCompleteNow,
  workMonth,
  type WorkKnown,
} from '@/features/work/model/work-days';
import { addMonths, firstOfMonth, type CalendarDate } from '@/lib/calendar-date';

/** The days to complete of the month of `date`; of this month and the last together, between which one goes to and fro. */
export function missingAround(date: CalendarDate, known: WorkKnown): CalendarDate[] {
  const [month, thisMonth] = [firstOfMonth(date), firstOfMonth(known.today)];
  const isNow = month === thisMonth || month === addMonths(thisMonth, -1);
  return (isNow ? daysToCompleteNow(known) : daysToComplete(workMonth(month, known))).map((day) => day.date);
}
