import { useUrlState } from '@/ui/page/use-url-state';
import {
  readReportingSearch,
  type ReportingSearch,
  type ReportingSearchChange,
} from '../model/reporting-search';

type Change = ReportingSearchChange | ((current: ReportingSearch) => ReportingSearchChange);

/** Who, when and what is shown, as the URL says it, and how to change it without a new step in the history. */
export function useReportingSearch(): readonly [ReportingSearch, (change: Change) => void] {
  return useUrlState(readReportingSearch);
}
