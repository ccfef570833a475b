import { addMonths, firstOfMonth, toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';

/** Until this day, the payroll of the previous month is being made. */
const LAST_DAY_OF_CLOSING = 10;

const YEARS_OFFERED = 5;

/** Returns the likeliest month of a payroll. Source: EX-2. */
export function presetPayrollMonth(today: CalendarDate): CalendarMonth {
  const isClosing = Number(today.slice(8)) <= LAST_DAY_OF_CLOSING;
  return toMonth(addMonths(firstOfMonth(today), isClosing ? -1 : 0));
}

/** Returns the last years and the year of `month`, the latest first. */
export function payrollYears(today: CalendarDate, month: CalendarMonth): number[] {
  const thisYear = Number(today.slice(0, 4));
  const lastYears = Array.from({ length: YEARS_OFFERED }, (_, index) => thisYear - index);
  return [...new Set([...lastYears, Number(month.slice(0, 4))])].sort((a, b) => b - a);
}
