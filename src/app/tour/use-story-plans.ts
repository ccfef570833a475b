import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { planStore } from '@/features/project-plan/api/plan-store';
import { activityByProject } from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/project-search';
import { toMonth } from '@/lib/calendar-date';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { useNetworkIdle } from '@/ui/page/use-network-idle';
import { useToday } from '@/ui/page/use-today';
import { storyPlans } from './story';

export function useActivity(isEnabled = true) {
  const range = activityRange(useToday());
  const { data: activity } = useQuery({
    ...hoursQueries.recorded(range),
    enabled: isEnabled,
    select: activityByProject,
  });
  return { activity, from: toMonth(range.start) };
}

/** Stores plans for an administrator without any: the server has none, and the tour shows a project over its plan. */
export function useStoryPlans() {
  const self = useSignedInStaff();
  const isWanted = isAdmin(self) && !planStore.has(self.id);
  const isNetworkIdle = useNetworkIdle();
  const { activity } = useActivity(isWanted && isNetworkIdle);
  useEffect(() => {
    if (isWanted && activity && !planStore.has(self.id)) planStore.set(self.id, storyPlans(activity));
  }, [isWanted, activity, self.id]);
}
