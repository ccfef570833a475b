import { useState } from 'react';
import { reverseSetting } from '../../model/setting-step';
import { splitStep, type GroupStep } from '../model/group-wishes';

type Steps = { past: readonly GroupStep[]; future: readonly GroupStep[] };

export type GroupReturn = { step: GroupStep; act: 'undo' | 'redo' };

const MOST_STEPS = 20;

const reversed = (step: GroupStep): GroupStep =>
  new Map([...step].map(([id, ofOne]) => [id, reverseSetting(ofOne)]));

/** What was written for many until the page is left: it can be taken back, and done again, for all or for some of them. */
export function useGroupHistory() {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const [notice, setNotice] = useState<{ id: number; act: 'done' | 'undo' | 'redo'; count: number } | null>(
    null,
  );
  const tell = (act: 'done' | 'undo' | 'redo', { size: count }: GroupStep) =>
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, act, count }));
  const last = { undo: past.at(-1), redo: future.at(-1) };

  return {
    notice,
    closeNotice: () => setNotice(null),
    /** What would be put back; undefined where there is nothing. */
    next: (act: GroupReturn['act']): GroupStep | undefined =>
      act === 'undo' ? last.undo : last.redo && reversed(last.redo),
    remember: (step: GroupStep) => {
      if (step.size === 0) return;
      setSteps(({ past: earlier }) => ({ past: [...earlier, step].slice(-MOST_STEPS), future: [] }));
      tell('done', step);
    },
    /** After the last step was put back for these people: for the others it stays. */
    settle: (act: GroupReturn['act'], ids: readonly number[]) => {
      const step = last[act];
      if (!step) return;
      const [back, left] = splitStep(step, ids);
      if (!back) return;
      const [from, to] = act === 'undo' ? [past, future] : [future, past];
      const rest = [...from.slice(0, -1), ...(left ? [left] : [])];
      const grown = [...to, back];
      setSteps(act === 'undo' ? { past: rest, future: grown } : { past: grown, future: rest });
      tell(act, back);
    },
  };
}

export type GroupHistory = ReturnType<typeof useGroupHistory>;
