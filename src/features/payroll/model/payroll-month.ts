import { addMonths, firstOfMonth, toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';

/** Until this day, the payroll of the previous month is being made. */
const LAST_DAY_OF_CLOSING = 10;

const YEARS_OFFERED = 5;

/** Returns the likeliest month of a payroll, `YYYY-MM`. Source: EX-2. */
export function presetPayrollMonth(today: CalendarDate): CalendarMonth {
  const isClosing = Number(today.slice(8)) <= LAST_DAY_OF_CLOSING;
  return toMonth(addMonths(firstOfMonth(today), isClosing ? -1 : 0));
}

export function payrollYears(today: CalendarDate): number[] {
  return Array.from({ length: YEARS_OFFERED }, (_, index) => Number(today.slice(0, 4)) - index);
}
