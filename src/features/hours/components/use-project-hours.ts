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

/** Removes the question from the address, with the search of its result. */
const CLEARED_ADDRESS = { start: null, end: null, weeks: null, q: null };

/** Returns the question in the URL, null where it has none, and a function that changes it. */
export function useProjectQuestion() {
  const [question, change] = useUrlState(readQuestion);
  const setQuestion = (next: ProjectHoursQuestion | null) =>
    change(next ? toQuestionFields(next) : CLEARED_ADDRESS);
  return [question, setQuestion] as const;
}

const NO_PERIODS: readonly PeriodHours[] = [];

/** Reads the hours of the question, and groups those that the search finds. `range`: the days of the question. */
export function useProjectPeriods(question: ProjectHoursQuestion | null, search: string) {
  const { t } = useTranslation('hours');
  const enabled = question !== null;
  const recorded = useQuery({ ...hoursQueries.projectHours(question ?? NO_QUESTION), enabled });
  const range = useMemo(() => question && questionRange(question), [question]);
  const totals = useQuery({ ...teamHoursQueries.byMember(range ?? NO_RANGE), enabled });
  const name = t('member.deletedProjects');
  const periods = useMemo(() => {
    const hours = recorded.data;
    if (!hours || !totals.data || !question || !range) return undefined;
    const { isByMonth, end, weeks } = question;
    const groups = isByMonth ? groupByMonth(hours) : groupByWeek(hours, end, weeks);
    return withDeletedProjects(groups, { recorded: hours, totals: totals.data, range, name });
  }, [recorded.data, totals.data, question, range, name]);
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
