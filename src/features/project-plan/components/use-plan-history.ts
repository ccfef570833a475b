import type { StepWay } from '@/lib/step-history';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { atSide, type PlanChange, type Plans } from '../model/plan';
import { usePlans } from './use-plans';

/** The plans, with what was changed on this page: it can be taken back and done again. */
export function usePlanHistory() {
  const { plans, change } = usePlans();
  const { remember, ...steps } = useStepHistory<PlanChange, PlanChange>({ move });

  function apply(make: (now: Plans) => Plans) {
    change((before) => {
      const step = { before, after: make(before) };
      remember(step, step);
      return step.after;
    });
  }

  function move(step: PlanChange, way: StepWay) {
    change((now) => atSide(now, step, way === 'undo' ? 'before' : 'after'));
    return { info: step };
  }

  return { plans, apply, steps };
}

export type PlanHistory = ReturnType<typeof usePlanHistory>;
