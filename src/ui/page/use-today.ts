import { useSyncExternalStore } from 'react';
import { today, todayInZone, type CalendarDate } from '@/lib/calendar-date';
import { watchClock } from '@/lib/clock';

/** Today where the user is, or in an IANA zone: another one after midnight, on a page that stays open too. */
export function useToday(timeZone?: string): CalendarDate {
  return useSyncExternalStore(watchClock, () => (timeZone ? todayInZone(timeZone) : today()));
}
