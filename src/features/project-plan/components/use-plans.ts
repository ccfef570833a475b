import { useSyncExternalStore } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { planStore } from '../api/plan-store';
import type { Plans } from '../model/plan';

/** The plans of whoever is signed in, and how to replace them. */
export function usePlans() {
  const { id } = useSignedInStaff();
  const plans = useSyncExternalStore(planStore.subscribe, () => planStore.get(id));
  return {
    plans,
    /** As the browser holds them now, which another tab may have changed. */
    change: (step: (now: Plans) => Plans) => planStore.set(id, step(planStore.get(id))),
  };
}
