import { useEffect } from 'react';
import { planStore } from '@/features/project-plan/api/plan-store';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { useAtRest } from '@/ui/page/use-at-rest';
import { storyPlans } from './story';
import { useActivity } from './use-activity';

/** Plans for an administrator who never had any: no server sends them, and without them nothing is over plan. */
export function useStoryPlans() {
  const self = useSignedInStaff();
  const isWanted = isAdmin(self) && !planStore.has(self.id);
  const isAtRest = useAtRest();
  const { activity } = useActivity({ isEnabled: isWanted && isAtRest });
  useEffect(() => {
    if (isWanted && activity && !planStore.has(self.id)) planStore.set(self.id, storyPlans(activity));
  }, [isWanted, activity, self.id]);
}
