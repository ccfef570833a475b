import { useEffect, useState } from 'react';
import { today, type CalendarDate } from '@/lib/calendar-date';
import { watchClock } from '@/lib/clock';
import { hasUnsavedInput } from '@/ui/form/unsaved-input';
import { useToday } from '@/ui/page/use-today';
import { pickedDates } from '../model/reporting-search';
import { useReportingSearch } from './use-reporting-search';

/**
 * Today, from which the default dates are counted. What is being entered when a new day begins keeps its dates:
 * the URL names them from then on, and `keepsDates` is true until others are chosen.
 */
export function useReportingDay(): { day: CalendarDate; keepsDates: boolean } {
  const [search, change] = useReportingSearch();
  const [kept, setKept] = useState<readonly CalendarDate[]>();

  useEffect(() => {
    let known = today();
    return watchClock(() => {
      const before = known;
      known = today();
      if (known === before || !hasUnsavedInput()) return;
      change((current) => {
        if (current.dates) return {};
        const dates = pickedDates(current, before);
        setKept(dates);
        return { dates };
      });
    });
  }, [change]);

  return { day: useToday(), keepsDates: kept !== undefined && kept.join() === search.dates?.join() };
}
