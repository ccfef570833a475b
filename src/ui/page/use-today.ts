import { useSyncExternalStore } from 'react';
import { today, todayInZone, type CalendarDate } from '@/lib/calendar-date';
import { watchClock } from '@/lib/clock';

/** Today in the user's time zone, or in an IANA zone; changes at midnight while the page is open. */
export function useToday(timeZone?: string): CalendarDate {
  return useSyncExternalStore(watchClock, () => (timeZone ? todayInZone(timeZone) : today()));
}
