import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOfReads } from '@/api/failure-of-reads';
import { memberQueries } from '@/features/members/api/member-queries';
import { hoursQueries } from '../api/hours-queries';
import type { DateRange } from '../model/date-range';
import { NO_RANGE } from '../model/range-form';
import { withIdleMembers } from '../model/weekly-hours';

/** The hours of everybody in a range; undefined until both answers are there, or without a range. Source: HR-1. */
export function useWeeklyHours(range: DateRange | null) {
  const hours = useQuery({ ...hoursQueries.byMember(range ?? NO_RANGE), enabled: range !== null });
  const members = useQuery({ ...memberQueries.list(), enabled: range !== null });
  const rows = useMemo(
    () => hours.data && members.data && withIdleMembers(hours.data, members.data),
    [hours.data, members.data],
  );
  return {
    rows,
    error: failureOfReads(hours, members),
    refetch: () => Promise.all([hours.refetch(), members.refetch()]),
  };
}
