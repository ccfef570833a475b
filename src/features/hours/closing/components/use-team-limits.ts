import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { overtimeLimitQueries } from '@/features/work/api/overtime-limit-queries';
import { monthsToCount } from '@/features/work/model/overtime-limits';
import type { CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { limitQueries } from '../api/limit-queries';

/** For more people, the hours of up to a year are read on request only. */
const MOST_PEOPLE = 500;

/** Counts the overtime against the company's limits; that of a large team only where needed or requested. */
export function useTeamLimits(first: CalendarDate, { isNeeded = false } = {}) {
  const today = useToday();
  const [isRequested, setIsRequested] = useState(false);
  const company = useQuery(overtimeLimitQueries.company());
  const members = useQuery(memberQueries.list());
  const isSmallTeam = members.data !== undefined && members.data.length <= MOST_PEOPLE;
  const counting = useQuery({
    ...limitQueries.ofTeam(first, company.data, today),
    enabled: !!company.data && (isSmallTeam || isRequested || isNeeded),
  });
  const failedReads = [company, counting].filter(({ isLoadingError }) => isLoadingError);
  const isReading = counting.isFetching && !counting.data;
  return {
    limits: company.data,
    /** True where the company checks limits, or where that could not be read; false until it is read. */
    isOn: !company.isPending && company.data !== null,
    figures: counting.data,
    isReading,
    isFailed: failedReads.length > 0 && !isReading,
    retry: () => {
      for (const { refetch } of failedReads) void refetch();
    },
    months: company.data ? monthsToCount(first, company.data).length : 0,
    request: () => setIsRequested(true),
  };
}

export type TeamLimits = ReturnType<typeof useTeamLimits>;
