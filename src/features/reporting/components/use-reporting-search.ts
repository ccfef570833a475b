import { useCallback, useMemo } from 'react';
import { usePageSearch } from '@/ui/page/use-page-search';
import {
  readReportingSearch,
  writeReportingSearch,
  type ReportingSearch,
  type ReportingSearchChange,
} from '../model/reporting-search';

type Change = ReportingSearchChange | ((current: ReportingSearch) => ReportingSearchChange);

/** Who, when and what is shown, as the URL says it, and how to change it without a new step in the history. */
export function useReportingSearch(): [ReportingSearch, (change: Change) => void] {
  const [params, setParams] = usePageSearch();
  const search = useMemo(() => readReportingSearch(params), [params]);
  const change = useCallback(
    (next: Change) => {
      // Of two quick clicks the second one must see the first one's URL, rendered or not.
      const current = new URLSearchParams(window.location.search);
      const change = typeof next === 'function' ? next(readReportingSearch(current)) : next;
      setParams(writeReportingSearch(current, change), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [search, change];
}
