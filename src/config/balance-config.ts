import { isCalendarMonth, type CalendarMonth } from '@/lib/calendar-date';
import { address, text } from './env';

/** `2026-04`; null where nothing is said. */
function month(name: string): CalendarMonth | null {
  const value = text(name, '');
  if (value === '') return null;
  if (isCalendarMonth(value)) return value;
  throw new Error(`${name} must be a month, e.g. 2026-04. .env.example lists every variable.`);
}

/** The configuration of the balance of hours, beside `env`: no page loads it before it shows a balance. */
export const balanceConfig = {
  /** The first month; null is the first that a person recorded from its beginning. */
  from: month('VITE_BALANCE_FROM'),
  carryOverUrl: address('VITE_BALANCE_CARRY_OVER_URL', `${import.meta.env.BASE_URL}balance-carry-over.json`),
};
