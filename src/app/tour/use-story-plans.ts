import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { planStore } from '@/features/project-plan/api/plan-store';
import { activityByProject } from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/project-search';
import { toMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import { useToday } from '@/ui/page/use-today';
import { storyPlans } from './story';

/** The recorded hours of all projects, and the first month that they include. */
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
  const lacksPlans = isAdmin(self) && !planStore.has(self.id);
  const isIdle = useBrowserIdle();
  const { activity } = useActivity(lacksPlans && isIdle);
  useEffect(() => {
    if (lacksPlans && activity && !planStore.has(self.id)) planStore.set(self.id, storyPlans(activity));
  }, [lacksPlans, activity, self.id]);
}
