import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { activityByProject } from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/activity-range';
import { useToday } from '@/ui/page/use-today';

/** What was recorded on each project, as the list of projects counts it. */
export function useActivity({ isEnabled = true } = {}) {
  const today = useToday();
  const range = useMemo(() => activityRange(today), [today]);
  const { data: activity } = useQuery({
    ...hoursQueries.recorded(range),
    ...{ enabled: isEnabled, select: activityByProject },
  });
  return { activity, from: range.start.slice(0, 7) };
}
