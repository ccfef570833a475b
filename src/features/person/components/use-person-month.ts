import { useCallback } from 'react';
import { firstOfMonth, isCalendarMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { useUrlState } from '@/ui/page/use-url-state';

/** Reads and changes the month of `?month=2026-10`, as its first day; the current month is not in the URL. */
export function usePersonMonth(today: CalendarDate) {
  const currentMonth = firstOfMonth(today);
  const read = useCallback(
    (params: URLSearchParams): CalendarDate => {
      const month = params.get('month');
      return isCalendarMonth(month) ? `${month}-01` : currentMonth;
    },
    [currentMonth],
  );
  const [month, change] = useUrlState(read);
  const changeMonth = (next: CalendarDate) => change({ month: next === currentMonth ? null : toMonth(next) });
  return [month, changeMonth] as const;
}
