import { presetPayrollMonth } from '@/features/payroll/model/payroll-month';
import { isCalendarMonth, type CalendarDate } from '@/lib/calendar-date';

/** Reads the first day of `?month=2026-10`; without a valid month, that of the month which the payroll presets. */
export function readFirstDay(params: URLSearchParams, today: CalendarDate): CalendarDate {
  const month = params.get('month');
  return `${isCalendarMonth(month) ? month : presetPayrollMonth(today)}-01`;
}
