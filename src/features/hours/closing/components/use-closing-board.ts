import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { balanceConfig } from '@/config/balance-config';
import { memberQueries } from '@/features/members/api/member-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { hoursQueries } from '../../api/hours-queries';
import { useDueSources } from '../../components/use-due-sources';
import { closingQueries, monthFrom } from '../api/closing-queries';
import { boardRows, uncountedRows } from '../model/closing-board';
import { daysByMember } from '../model/days-by-member';

/** The rows are undefined until all sources are read, because counts of a part would be wrong. */
export function useClosingBoard(first: CalendarDate) {
  const today = useToday();
  const month = useMemo(() => monthFrom(first), [first]);
  const dates = useMemo(() => datesBetween(month.start, month.end), [month]);
  const members = useQuery(memberQueries.list());
  const recorded = useQuery(hoursQueries.recorded(month));
  const totals = useQuery(teamHoursQueries.byMember(month));
  const reads = [recorded, totals];
  const readAt = { recorded: recorded.dataUpdatedAt, totals: totals.dataUpdatedAt };
  const counting = useQuery({
    ...closingQueries.month(first, readAt),
    enabled: reads.every(({ isSuccess, isFetching }) => isSuccess && !isFetching),
    // The figures of the same month, the third part of the key, stay until they are counted anew.
    placeholderData: (before, query) => (query?.queryKey[2] === first ? before : undefined),
  });
  const { sources, failures, areFirstRecordsOfMonth } = useDueSources(members.data);

  const counted = counting.data;
  const rows = useMemo(() => {
    if (!members.data || !counted || !sources) return undefined;
    return boardRows(members.data, {
      dates,
      today,
      ...sources,
      ...counted,
      balanceFrom: balanceConfig.from,
    });
  }, [members.data, counted, sources, dates, today]);

  const hasHiddenFailed = !counted && (totals.isError || counting.isError);

  function retryHidden() {
    const failed = totals.isError ? totals : counting;
    void failed.refetch();
  }

  const missingSources = [
    ...(hasHiddenFailed ? [{ part: 'hidden' as const, retry: retryHidden }] : []),
    ...failures,
  ];
  const hasFailures = missingSources.length > 0;
  const uncounted = useMemo(() => {
    if (rows || !members.data) return undefined;
    const days = hasFailures && recorded.data ? daysByMember(recorded.data, dates) : undefined;
    return uncountedRows(members.data, dates, days);
  }, [rows, members.data, hasFailures, recorded.data, dates]);
  return {
    today,
    dates,
    rows,
    /** Rows without counts until all sources are read; with recorded hours where a source has failed. */
    uncounted,
    error: rows ? null : findReadFailure(recorded, members),
    retry: () => refetchFailed(members, recorded),
    missingSources,
    areFirstRecordsOfMonth,
    isSearchingHidden: !counted && recorded.isSuccess && !hasFailures,
    /** False while the hidden hours belong to an earlier answer. */
    isHiddenCurrent: !counting.isPlaceholderData,
    hidden: counted?.hidden,
  };
}

export type ClosingBoard = ReturnType<typeof useClosingBoard>;
