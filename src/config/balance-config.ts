import { isCalendarMonth, type CalendarMonth } from '@/lib/calendar-date';
import { invalidVariable, readAddress, readText } from './env';

function readMonth(name: string): CalendarMonth | null {
  const value = readText(name, '');
  if (value === '') return null;
  if (isCalendarMonth(value)) return value;
  throw invalidVariable(name, 'a month, e.g. 2026-04');
}

/** Apart from `env`, so that only pages with a balance of hours load it. */
export const balanceConfig = {
  /** The first month; null for the first month that a person recorded from its first day on. */
  from: readMonth('VITE_BALANCE_FROM'),
  carryOverUrl: readAddress(
    'VITE_BALANCE_CARRY_OVER_URL',
    `${import.meta.env.BASE_URL}balance-carry-over.json`,
  ),
};
