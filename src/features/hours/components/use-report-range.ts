import { useCallback } from 'react';
import { useUrlState } from '@/ui/page/use-url-state';
import type { DateRange } from '../model/date-range';
import { readRange } from '../model/report-search';

const NO_FIELDS = { start: null, end: null, q: null, sort: null };

/**
 * The range that the URL asks for, null where it asks none, and how to change it. A page that follows each change
 * leaves no step of it in the history.
 */
export function useReportRange({ isLive = false } = {}): [
  DateRange | null,
  (range: DateRange | null) => void,
] {
  const [range, change] = useUrlState(readRange);
  const setRange = useCallback(
    (next: DateRange | null) => change({ ...(next ?? NO_FIELDS), page: null }, { replace: isLive }),
    [change, isLive],
  );
  return [range, setRange];
}
