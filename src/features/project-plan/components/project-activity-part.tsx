import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import type { ProjectActivityProps } from '@/features/projects/components/project-activity-props';
import { activityRange } from '@/features/projects/model/activity-range';
import { useFormat } from '@/i18n/format';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import { useToday } from '@/ui/page/use-today';
import { activityByProject, isArchived } from '../model/project-activity';
import { useActivityColumns } from './use-activity-columns';

/** Long, because the answer of a large company has 120 MB. A write in this browser makes it stale at once. */
const FRESH_MS = 15 * 60_000;

/** Passes the recorded hours of each project over twelve months to the list, which does not wait for them. */
export function ProjectActivityPart({ projects, filter, onFigures }: ProjectActivityProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const today = useToday();
  const { activity: shownActivity } = filter;
  const range = useMemo(() => activityRange(today), [today]);
  const hasBeenIdle = useBrowserIdle();
  const {
    data: activity,
    isLoadingError: isFailed,
    refetch,
  } = useQuery({
    ...hoursQueries.recorded(range),
    // A filter needs the hours at once.
    enabled: projects !== undefined && (shownActivity !== null || hasBeenIdle),
    staleTime: FRESH_MS,
    select: activityByProject,
  });
  const columns = useActivityColumns(activity, range, !activity && !isFailed);

  const rows = useMemo(() => {
    if (shownActivity === null || isFailed || !projects) return projects;
    const isShown = (project: (typeof projects)[number]) =>
      isArchived(project, activity?.get(project.id), today) === (shownActivity === 'archived');
    return activity && projects.filter(isShown);
  }, [shownActivity, isFailed, projects, activity, today]);

  const note = useMemo(() => {
    if (isFailed) return <FailureAlert onRetry={() => void refetch()}>{t('activity.failed')}</FailureAlert>;
    if (!activity) return undefined;
    return t('activity.range', { start: format.date(range.start), end: format.date(range.end) });
  }, [isFailed, refetch, t, format, range, activity]);

  const figures = useMemo(() => ({ columns, rows, note }), [columns, rows, note]);
  useLayoutEffect(() => onFigures(figures), [onFigures, figures]);
  return null;
}
