import { useQuery } from '@tanstack/react-query';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { activityByProject } from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/activity-range';
import { toMonth } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';

/** Recorded hours of each project in the last twelve months; `from` is the first month. */
export function useActivity(isEnabled = true) {
  const range = activityRange(useToday());
  const { data: activity } = useQuery({
    ...hoursQueries.recorded(range),
    enabled: isEnabled,
    select: activityByProject,
  });
  return { activity, from: toMonth(range.start) };
}
