import { addMonths, firstOfMonth, monthOf, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';

/** Until this day of a month, the payroll of the one before is still being made. */
const LAST_DAY_OF_CLOSING = 10;

const YEARS_OFFERED = 5;

/** The month that a payroll is most likely for, `YYYY-MM`. Source: EX-2. */
export function presetPayrollMonth(today: CalendarDate): CalendarMonth {
  const isClosing = Number(today.slice(8)) <= LAST_DAY_OF_CLOSING;
  return monthOf(addMonths(firstOfMonth(today), isClosing ? -1 : 0));
}

/** The years to choose from, this one first. */
export function payrollYears(today: CalendarDate): number[] {
  return Array.from({ length: YEARS_OFFERED }, (_, index) => Number(today.slice(0, 4)) - index);
}
