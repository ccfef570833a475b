import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readReportingSearch,
  writeReportingSearch,
  type ReportingSearch,
  type ReportingSearchChange,
} from '../model/reporting-search';

/** Who, when and what is shown, as the URL says it, and how to change it without a new step in the history. */
export function useReportingSearch(): [ReportingSearch, (change: ReportingSearchChange) => void] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readReportingSearch(params), [params]);
  const change = useCallback(
    (next: ReportingSearchChange) => {
      // Of two quick clicks the second one must see the first one's URL, rendered or not.
      const current = new URLSearchParams(window.location.search);
      setParams(writeReportingSearch(current, next), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [search, change];
}
