import { useEffect } from 'react';
import { planStore } from '@/features/project-plan/api/plan-store';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import { storyPlans } from './story';
import { useActivity } from './use-activity';

/** Stores plans for an administrator without any, because the tour shows a project that exceeds its plan. */
export function useStoryPlans() {
  const self = useSignedInStaff();
  const lacksPlans = isAdmin(self) && !planStore.has(self.id);
  const isIdle = useBrowserIdle();
  const { activity } = useActivity(lacksPlans && isIdle);
  useEffect(() => {
    if (lacksPlans && activity && !planStore.has(self.id)) planStore.set(self.id, storyPlans(activity));
  }, [lacksPlans, activity, self.id]);
}
