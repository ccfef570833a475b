import { useCallback, useRef, useState } from 'react';
import type { Steps } from '../../model/slot-step';

type Act = 'done' | 'undone' | 'redone';

/** How far a step was taken back: `kept` half hours stay as somebody changed them since, `waits` before it is sent. */
export type ReturnEnd = { waits: boolean; kept: number };

/** The last act, for the bar: what it did, in half hours. */
export type HistoryNotice = {
  id: number;
  act: Act;
  count: Record<'created' | 'replaced' | 'cleared' | 'lost', number>;
  /** How a step was taken back. */
  end?: ReturnEnd;
};

type StepHistoryOptions<Step> = {
  steps: Steps<Step>;
  setSteps: (change: (steps: Steps<Step>) => Steps<Step>) => void;
  /** The step that takes this one back. */
  reverse: (step: Step) => Step;
  countOf: (step: Step) => HistoryNotice['count'];
  /** Resolves to null where the step stays: refused by the user, or not stored. */
  takeBack: (step: Step) => Promise<ReturnEnd | null>;
  /** While a write is under way nothing goes back. */
  isWriting?: boolean;
};

const MAX_STEPS = 20;

/** Steps that were written, which can be taken back and done again one by one. */
export function useStepHistory<Step>(options: StepHistoryOptions<Step>) {
  const { steps, setSteps, reverse, countOf, takeBack, isWriting = false } = options;
  const [notice, setNotice] = useState<HistoryNotice | null>(null);
  const [isReturning, setIsReturning] = useState(false);
  // State arrives a render late: a second press would go back twice.
  const isBusy = useRef(false);

  function tell(act: Act, step: Step, end?: ReturnEnd) {
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, act, count: countOf(step), end }));
  }

  /** Remembers a step, in place of the `earlier` one that came less far; tells of what was `done` where it lost something. */
  function remember(step: Step, { earlier, done = step }: { earlier?: Step | null; done?: Step } = {}) {
    setSteps(({ past }) => ({
      past: [...past.filter((one) => one !== earlier), step].slice(-MAX_STEPS),
      future: [],
    }));
    const { replaced, cleared } = countOf(done);
    if (replaced + cleared > 0) tell('done', done);
    else setNotice(null);
  }

  async function go(act: 'undone' | 'redone'): Promise<void> {
    const step = act === 'undone' ? steps.past.at(-1) : steps.future.at(-1);
    if (!step || isBusy.current || isWriting) return;
    isBusy.current = true;
    setIsReturning(true);
    const end = await takeBack(act === 'undone' ? step : reverse(step)).finally(() => {
      isBusy.current = false;
      setIsReturning(false);
    });
    if (!end) return;
    setSteps(({ past, future }) =>
      act === 'undone'
        ? { past: past.filter((one) => one !== step), future: [...future, step] }
        : { past: [...past, step], future: future.filter((one) => one !== step) },
    );
    tell(act, step, end);
  }

  return {
    remember,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    isBusy: isReturning || isWriting,
    undo: () => void go('undone'),
    redo: () => void go('redone'),
    notice,
    closeNotice: useCallback(() => setNotice(null), []),
  };
}
