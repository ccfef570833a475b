import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import type { ProjectActivityProps } from '@/features/projects/components/activity-heads';
import { activityRange } from '@/features/projects/model/project-search';
import { useFormat } from '@/i18n/format';
import { ListFailure } from '@/ui/page/list-failure';
import { useNetworkIdle } from '@/ui/page/use-network-idle';
import { useToday } from '@/ui/page/use-today';
import { activityByProject, isArchived } from '../model/project-activity';
import { useActivityColumns } from './use-activity-columns';
import { ProjectPlanView } from './project-plan-view';

/** What the screen of the projects fetches behind its list: in one file, as both are small and share most of it. */
export const planParts = { ProjectActivityPart, ProjectPlanView };

/** Of a large company it is 120 MB; what is recorded here makes it stale at once. */
const FRESH_MS = 15 * 60_000;

/** Tells the list what was recorded on each project in twelve months. It is asked for behind the list, which does not wait for it. */
export function ProjectActivityPart({ projects, filter, onFigures }: ProjectActivityProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const today = useToday();
  const { activity: wished } = filter;
  const range = useMemo(() => activityRange(today), [today]);
  const isNetworkIdle = useNetworkIdle();
  const isAsked = projects !== undefined && (wished !== null || isNetworkIdle);
  const {
    data: activity,
    isError,
    refetch,
  } = useQuery({
    ...hoursQueries.recorded(range),
    ...{ enabled: isAsked, staleTime: FRESH_MS, select: activityByProject },
  });
  const isFailed = isError && !activity;
  const columns = useActivityColumns(activity, range, !activity && !isFailed);

  const rows = useMemo(() => {
    if (wished === null || isFailed || !projects) return projects;
    const isShown = (project: (typeof projects)[number]) =>
      isArchived(project, activity?.get(project.id), today) === (wished === 'archived');
    return activity && projects.filter(isShown);
  }, [wished, isFailed, projects, activity, today]);

  const note = useMemo(() => {
    if (isFailed) return <ListFailure onRetry={() => void refetch()}>{t('activity.failed')}</ListFailure>;
    if (!activity) return undefined;
    return t('activity.range', { start: format.date(range.start), end: format.date(range.end) });
  }, [isFailed, refetch, t, format, range, activity]);

  const figures = useMemo(() => ({ columns, rows, note }), [columns, rows, note]);
  useLayoutEffect(() => onFigures(figures), [onFigures, figures]);
  return null;
}
