import { isCalendarMonth, type CalendarMonth } from '@/lib/calendar-date';
import { invalidVariable, readAddress, readText } from './env';

/** A month such as `2026-04`; null where the variable is empty. */
function readMonth(name: string): CalendarMonth | null {
  const value = readText(name, '');
  if (value === '') return null;
  if (isCalendarMonth(value)) return value;
  throw invalidVariable(name, 'a month, e.g. 2026-04');
}

/** The configuration of the balance of hours, apart from `env`, so that only pages with a balance load it. */
export const balanceConfig = {
  /** The first month of the balance; null begins with the first month that a person recorded from its first day. */
  from: readMonth('VITE_BALANCE_FROM'),
  carryOverUrl: readAddress(
    'VITE_BALANCE_CARRY_OVER_URL',
    `${import.meta.env.BASE_URL}balance-carry-over.json`,
  ),
};
