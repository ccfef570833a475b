import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { useUrlState } from '@/ui/page/use-url-state';
import { hoursQueries } from '../api/hours-queries';
import { NO_RANGE } from '../model/date-range';
import { withDeletedProjects } from '../model/deleted-hours';
import { groupByMonth, groupByWeek, type PeriodHours, searchPeriods } from '../model/project-hours';
import { NO_QUESTION, type ProjectHoursQuestion, questionRange } from '../model/project-hours-form';
import { readQuestion, toQuestionFields } from '../model/report-search';
import { createMatch } from '../model/text-match';

const CLEARED_FIELDS = { start: null, end: null, weeks: null, q: null };

/** Returns the question in the URL, or null, and a function that changes it; null clears the search too. */
export function useProjectQuestion() {
  const [question, change] = useUrlState(readQuestion);
  const setQuestion = (next: ProjectHoursQuestion | null) =>
    change(next ? toQuestionFields(next) : CLEARED_FIELDS);
  return [question, setQuestion] as const;
}

const NO_PERIODS: readonly PeriodHours[] = [];

/** `visible` has the periods that the search finds, `range` the days of the question. */
export function useProjectPeriods(question: ProjectHoursQuestion | null, search: string) {
  const { t } = useTranslation('hours');
  const enabled = question !== null;
  const recorded = useQuery({ ...hoursQueries.projectHours(question ?? NO_QUESTION), enabled });
  const range = useMemo(() => question && questionRange(question), [question]);
  const totals = useQuery({ ...teamHoursQueries.byMember(range ?? NO_RANGE), enabled });
  const deletedName = t('member.deletedProjects');
  const periods = useMemo(() => {
    const hours = recorded.data;
    if (!hours || !totals.data || !question || !range) return undefined;
    const { isByMonth, end, weeks } = question;
    const groups = isByMonth ? groupByMonth(hours) : groupByWeek(hours, end, weeks);
    return withDeletedProjects(groups, { recorded: hours, totals: totals.data, range, name: deletedName });
  }, [recorded.data, totals.data, question, range, deletedName]);
  const visible = useMemo(
    () => (periods ? searchPeriods(periods, createMatch(search)) : NO_PERIODS),
    [periods, search],
  );
  return {
    range,
    periods,
    visible,
    error: findReadFailure(recorded, totals),
    retry: () => refetchFailed(recorded, totals),
  };
}
