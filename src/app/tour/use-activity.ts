import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { explorerQueries } from '@/features/hours/explorer/api/explorer-queries';
import { activityByProject } from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/activity-range';
import { useToday } from '@/ui/page/use-today';

/** What was recorded on each project, as the list of projects counts it. */
export function useActivity({ isEnabled = true } = {}) {
  const today = useToday();
  const range = useMemo(() => activityRange(today), [today]);
  const { data: activity } = useQuery({
    ...explorerQueries.recorded(range),
    ...{ enabled: isEnabled, select: activityByProject },
  });
  return { activity, from: range.start.slice(0, 7) };
}
