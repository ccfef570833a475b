import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { addStep, moveStep, nextStep, NO_STEPS, type Steps, type StepWay } from '@/lib/step-history';

export type StepNotice<Info> = { id: number; act: 'done' | 'undone' | 'redone'; info: Info };

/** The result of an undo or redo: of the whole step, or only of the part `moved`, while the part `left` stays. */
type MoveEnd<Step, Info> = { info: Info; moved?: Step; left?: Step | null };

type StepHistoryOptions<Step, Info> = {
  /** Null where the step stays: refused by the user, or not stored. */
  move: (step: Step, way: StepWay) => MoveEnd<Step, Info> | null | Promise<MoveEnd<Step, Info> | null>;
  /** Keeps the steps beyond the life of the component. */
  store?: ReturnType<typeof createStore<Steps<Step>>>;
  /** True during another write: nothing is undone or redone meanwhile. */
  isWriting?: boolean;
};

/** Undoes and redoes the steps that `remember` adds, one at a time; `notice` is that of the last one. */
export function useStepHistory<Step, Info>({
  move,
  store,
  isWriting = false,
}: StepHistoryOptions<Step, Info>) {
  const [own] = useState(() => createStore<Steps<Step>>(NO_STEPS));
  const { get, set, subscribe } = store ?? own;
  const steps = useSyncExternalStore(subscribe, get);
  const [notice, setNotice] = useState<StepNotice<Info> | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  // `isMoving` changes a render later: a second press before it would undo twice.
  const isBusy = useRef(false);

  function show(act: StepNotice<Info>['act'], info: Info) {
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, act, info }));
  }

  /** Adds a step, in place of the `earlier` one that it continues; shows its notice unless `info` is null. */
  function remember(step: Step, info: Info | null, earlier?: Step | null) {
    set(addStep(get(), step, earlier));
    if (info === null) setNotice(null);
    else show('done', info);
  }

  async function go(way: StepWay): Promise<void> {
    const step = nextStep(get(), way);
    if (!step || isBusy.current || isWriting) return;
    isBusy.current = true;
    setIsMoving(true);
    try {
      const end = await move(step, way);
      if (!end) return;
      set(moveStep(get(), way, step, end));
      show(way === 'undo' ? 'undone' : 'redone', end.info);
    } finally {
      isBusy.current = false;
      setIsMoving(false);
    }
  }

  return {
    remember,
    next: { undo: nextStep(steps, 'undo'), redo: nextStep(steps, 'redo') },
    isBusy: isMoving || isWriting,
    undo: () => void go('undo'),
    redo: () => void go('redo'),
    notice,
    closeNotice: useCallback(() => setNotice(null), []),
  };
}

export type StepHistory<Step, Info> = Omit<ReturnType<typeof useStepHistory<Step, Info>>, 'remember'>;
