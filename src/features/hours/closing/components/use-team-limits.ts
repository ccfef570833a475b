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

/** Reads the overtime of the team against the limits, of a large one where it is needed; none where none is checked. */
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
  return {
    limits: company.data,
    /** True where the company checks limits, or where that could not be read; false until it is read. */
    isOn: !company.isPending && company.data !== null,
    figures: counting.data,
    isReading: counting.isFetching && !counting.data,
    isFailed: [company, counting].some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      const failed = company.isError ? company : counting;
      void failed.refetch();
    },
    months: company.data ? monthsToCount(first, company.data).length : 0,
    request: () => setIsRequested(true),
  };
}

export type TeamLimits = ReturnType<typeof useTeamLimits>;
