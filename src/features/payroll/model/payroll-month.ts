import { addMonths, firstOfMonth, type CalendarDate } from '@/lib/calendar-date';

/** Until this day of a month, the payroll of the one before is still being made. */
const LAST_DAY_OF_CLOSING = 10;

const YEARS_OFFERED = 5;

/** The month that a payroll is most likely for, `YYYY-MM`. Source: EX-2. */
export function presetPayrollMonth(today: CalendarDate): string {
  const isClosing = Number(today.slice(8)) <= LAST_DAY_OF_CLOSING;
  return addMonths(firstOfMonth(today), isClosing ? -1 : 0).slice(0, 7);
}

/** The years to choose from, this one first. */
export function payrollYears(today: CalendarDate): number[] {
  return Array.from({ length: YEARS_OFFERED }, (_, index) => Number(today.slice(0, 4)) - index);
}
