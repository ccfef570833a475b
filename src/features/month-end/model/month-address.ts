import { presetPayrollMonth } from '@/features/payroll/model/payroll-month';
import { isCalendarMonth, type CalendarDate } from '@/lib/calendar-date';

/** Reads `?month=2026-10` as its first day; without a valid month, the month that the payroll presets. */
export function readFirstDay(params: URLSearchParams, today: CalendarDate): CalendarDate {
  const month = params.get('month');
  return `${isCalendarMonth(month) ? month : presetPayrollMonth(today)}-01`;
}
