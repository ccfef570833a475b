import { useCallback } from 'react';
import { useUrlState } from '@/ui/page/use-url-state';
import type { DateRange } from '../model/date-range';
import { readRange } from '../model/report-search';

const CLEARED_FIELDS = { start: null, end: null, q: null, sort: null };

/** The range in the URL, or null. Setting null clears search and sort too. */
export function useReportRange(): [DateRange | null, (range: DateRange | null) => void] {
  const [range, change] = useUrlState(readRange);
  const setRange = useCallback(
    (next: DateRange | null) => change({ ...(next ?? CLEARED_FIELDS), page: null }),
    [change],
  );
  return [range, setRange];
}
