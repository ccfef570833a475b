import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursQueries } from '../api/hours-queries';
import { NO_QUESTION, type ProjectHoursQuestion } from '../model/project-hours-form';
import { groupByMonth, groupByWeek, searchPeriods, type PeriodHours } from '../model/project-hours';
import { createMatch } from '../model/text-match';

const NOTHING: readonly PeriodHours[] = [];

/** The periods that were asked for; `visible` holds what the search leaves of them, also for a workbook. */
export function useProjectPeriods(question: ProjectHoursQuestion | null, search: string) {
  const { data, error, refetch } = useQuery({
    ...hoursQueries.projectHours(question ?? NO_QUESTION),
    enabled: question !== null,
  });
  const periods = useMemo(() => {
    if (!data || !question) return undefined;
    return question.isByMonth ? groupByMonth(data) : groupByWeek(data, question.end, question.weeks);
  }, [data, question]);
  const visible = useMemo(
    () => (periods ? searchPeriods(periods, createMatch(search)) : NOTHING),
    [periods, search],
  );
  return { periods, visible, error, refetch };
}
