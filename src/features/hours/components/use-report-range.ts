import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DateRange } from '../model/date-range';
import { readRange, writeFields } from '../model/report-search';

const NO_FIELDS = { start: null, end: null, q: null, sort: null };

/** The range that the URL asks for, null where it asks none, and how to change it. */
export function useReportRange(): [DateRange | null, (range: DateRange | null) => void] {
  const [params, setParams] = useSearchParams();
  const range = useMemo(() => readRange(params), [params]);
  const setRange = useCallback(
    (next: DateRange | null) =>
      setParams((current) => writeFields(current, next ?? NO_FIELDS), { preventScrollReset: true }),
    [setParams],
  );
  return [range, setRange];
}
