import { useCallback, useMemo } from 'react';
import type { DateRange } from '../model/date-range';
import { readRange } from '../model/report-search';
import { useUrlFields } from './use-url-fields';

const NO_FIELDS = { start: null, end: null, q: null, sort: null };

/**
 * The range that the URL asks for, null where it asks none, and how to change it. A page that follows each change
 * leaves no step of it in the history.
 */
export function useReportRange({ isLive = false } = {}): [
  DateRange | null,
  (range: DateRange | null) => void,
] {
  const [params, write] = useUrlFields();
  const range = useMemo(() => readRange(params), [params]);
  const setRange = useCallback(
    (next: DateRange | null) => write(next ?? NO_FIELDS, { replace: isLive }),
    [write, isLive],
  );
  return [range, setRange];
}
