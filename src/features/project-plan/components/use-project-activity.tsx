import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { explorerQueries } from '@/features/hours/explorer/api/explorer-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import type { ProjectExtras } from '@/features/projects/components/project-extras';
import { useFormat } from '@/i18n/format';
import { ListFailure } from '@/ui/page/list-failure';
import { useAtRest } from '@/ui/page/use-at-rest';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { readActivityFilter } from '../model/activity-filter';
import { activityByProject, activityRange, isArchived } from '../model/project-activity';
import { ActivityFilterBar } from './activity-filter-bar';
import { useActivityColumns } from './use-activity-columns';

/** Of a large company it is 120 MB; what is recorded here makes it stale at once. */
const FRESH_MS = 15 * 60_000;

/** What was recorded on each project in twelve months: asked for behind the list, which does not wait for it. */
export function useProjectActivity(): ProjectExtras {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const today = useToday();
  const [filter, change] = useUrlState(readActivityFilter);
  const { activity: wished } = filter;
  const range = useMemo(() => activityRange(today), [today]);
  const { data: projects } = useQuery(projectQueries.list());
  const isAtRest = useAtRest();
  const isAsked = wished !== null || isAtRest;
  const read = useQuery({
    ...explorerQueries.recorded(range),
    ...{ enabled: projects !== undefined && isAsked, staleTime: FRESH_MS, select: activityByProject },
  });
  const { data: activity } = read;
  const isFailed = read.isError && !activity;
  const columns = useActivityColumns(activity, range);
  const rows = useMemo(() => {
    if (wished === null || isFailed || !projects) return projects;
    return (
      activity &&
      projects.filter(
        (project) => isArchived(project, activity.get(project.id), today) === (wished === 'archived'),
      )
    );
  }, [wished, isFailed, projects, activity, today]);
  const days = { start: format.date(range.start), end: format.date(range.end) };

  return {
    columns,
    rows,
    filter: <ActivityFilterBar filter={filter} onFilter={(next) => change({ ...next, page: null })} />,
    note: isFailed ? (
      <ListFailure onRetry={() => void read.refetch()}>{t('activity.failed')}</ListFailure>
    ) : activity ? (
      t('activity.range', days)
    ) : (
      t('activity.reading', days)
    ),
  };
}
