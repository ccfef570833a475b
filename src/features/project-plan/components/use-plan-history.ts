import { useCallback, useState } from 'react';
import { atSide, type Plans, type PlanChange } from '../model/plan';
import { usePlans } from './use-plans';

type Steps = { past: readonly PlanChange[]; future: readonly PlanChange[] };

type Act = 'changed' | 'undone' | 'redone';

const MOST_STEPS = 20;

/** The plans, with what was changed on this page: it can be taken back and done again. */
export function usePlanHistory() {
  const { plans, change } = usePlans();
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const [notice, setNotice] = useState<{ id: number; act: Act } | null>(null);
  const tell = (act: Act) => setNotice((last) => ({ id: (last?.id ?? 0) + 1, act }));

  function apply(make: (now: Plans) => Plans) {
    let step: PlanChange | undefined;
    change((before) => {
      step = { before, after: make(before) };
      return step.after;
    });
    if (step) setSteps({ past: [...past, step].slice(-MOST_STEPS), future: [] });
    tell('changed');
  }

  function undo() {
    const step = past.at(-1);
    if (!step) return;
    change((now) => atSide(now, step, 'before'));
    setSteps({ past: past.slice(0, -1), future: [...future, step] });
    tell('undone');
  }

  function redo() {
    const step = future.at(-1);
    if (!step) return;
    change((now) => atSide(now, step, 'after'));
    setSteps({ past: [...past, step], future: future.slice(0, -1) });
    tell('redone');
  }

  return {
    plans,
    apply,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    notice,
    closeNotice: useCallback(() => setNotice(null), []),
  };
}

export type PlanHistory = ReturnType<typeof usePlanHistory>;
