import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOfReads } from '@/api/failure-of-reads';
import { hoursQueries } from '../api/hours-queries';
import { NO_RANGE } from '../model/date-range';
import { withDeletedProjects } from '../model/deleted-hours';
import { NO_QUESTION, rangeOf, type ProjectHoursQuestion } from '../model/project-hours-form';
import { groupByMonth, groupByWeek, searchPeriods, type PeriodHours } from '../model/project-hours';
import { createMatch } from '../model/text-match';

const NOTHING: readonly PeriodHours[] = [];

/** The periods that were asked for; `visible` holds what the search leaves of them, also for a workbook. */
export function useProjectPeriods(question: ProjectHoursQuestion | null, search: string) {
  const { t } = useTranslation('hours');
  const enabled = question !== null;
  const known = useQuery({ ...hoursQueries.projectHours(question ?? NO_QUESTION), enabled });
  const all = useQuery({ ...hoursQueries.byMember(question ? rangeOf(question) : NO_RANGE), enabled });
  const name = t('member.deletedProjects');
  const periods = useMemo(() => {
    const [hours, totals] = [known.data, all.data];
    if (!hours || !totals || !question) return undefined;
    const { isByMonth, end, weeks } = question;
    return withDeletedProjects(isByMonth ? groupByMonth(hours) : groupByWeek(hours, end, weeks), {
      recorded: hours,
      totals,
      range: rangeOf(question),
      name,
    });
  }, [known.data, all.data, question, name]);
  const visible = useMemo(
    () => (periods ? searchPeriods(periods, createMatch(search)) : NOTHING),
    [periods, search],
  );
  return {
    periods,
    visible,
    error: failureOfReads(known, all),
    refetch: () => Promise.all([known.refetch(), all.refetch()]),
  };
}
