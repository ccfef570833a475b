import { useSyncExternalStore } from 'react';
import type { StepWay } from '@/lib/step-history';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { planStore } from '../api/plan-store';
import { atSide, type PlanChange, type Plans } from '../model/plan';

export function usePlans() {
  const { id } = useSignedInStaff();
  const plans = useSyncExternalStore(planStore.subscribe, () => planStore.get(id));
  return {
    plans,
    /** Updates the plans as now stored: another tab may have changed them. */
    change: (update: (plans: Plans) => Plans): PlanChange => {
      const before = planStore.get(id);
      const after = update(before);
      planStore.set(id, after);
      return { before, after };
    },
  };
}

export function usePlanHistory() {
  const { plans, change } = usePlans();
  const { remember, ...steps } = useStepHistory<PlanChange, PlanChange>({ move });

  function apply(update: (plans: Plans) => Plans) {
    const step = change(update);
    remember(step, step);
  }

  function move(step: PlanChange, way: StepWay) {
    change((plans) => atSide(plans, step, way === 'undo' ? 'before' : 'after'));
    return { info: step };
  }

  return { plans, apply, steps };
}

export type PlanHistory = ReturnType<typeof usePlanHistory>;
