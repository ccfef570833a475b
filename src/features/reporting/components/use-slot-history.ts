import { useCallback, useRef, useState } from 'react';
import type { Staff } from '@/session/staff-schema';
import { useIsHere } from '@/ui/page/use-is-here';
import { toWrites, type SlotPatch } from '../model/slot-patch';
import type { SlotWrite } from '../model/slot-rows';
import { countStep, donePart, planReturn, reverse, stepOf, type SlotStep } from '../model/slot-step';
import type { RecordedSlots } from '../model/write-summary';
import { useReturnQuestion } from './use-return-question';
import { useSlotWrite } from './use-slot-write';
import { useKnownSlots } from './use-staff-slots';

type Act = 'done' | 'undone' | 'redone';

/** The last act, for the bar: what it did, in half hours. */
export type HistoryNotice = { id: number; act: Act; count: ReturnType<typeof countStep> };

type Steps = { past: readonly SlotStep[]; future: readonly SlotStep[] };

const MAX_STEPS = 20;

/** Writes half hours, and remembers until the page is left how to take each write back. */
export function useSlotHistory(people: readonly Staff[]) {
  const writing = useSlotWrite();
  const readSlots = useKnownSlots();
  const isHere = useIsHere();
  const ask = useReturnQuestion(people);
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const [notice, setNotice] = useState<HistoryNotice | null>(null);
  const [isReturning, setIsReturning] = useState(false);
  // State arrives a render late: a second press would go back twice.
  const isBusy = useRef(false);
  const lastStep = useRef<SlotStep | null>(null);

  function tell(act: Act, step: SlotStep) {
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, act, count: countStep(step) }));
  }

  /** `done`: the part of the step that was written. */
  function remember(step: SlotStep, done = step) {
    if (done.after.size === 0) return;
    setSteps((steps) => ({
      past: [...steps.past.filter((one) => one !== step), step].slice(-MAX_STEPS),
      future: [],
    }));
    const { replaced, cleared } = countStep(done);
    if (replaced + cleared > 0) tell('done', done);
    else setNotice(null);
  }

  /** Writes, and remembers what stood there. A write that did not come to its end is remembered as far as it came. */
  async function run(write: SlotWrite, recorded: RecordedSlots): Promise<boolean> {
    const step = stepOf(write, recorded);
    lastStep.current = step;
    const isSent = await writing.run(write);
    // Who left the page, or signed out, has nothing here to take back: nothing is read in the name of the next one.
    if (!isHere()) return isSent;
    if (isSent) remember(step);
    else remember(step, donePart(step, await readSlots(staffIdsOf(step.after), 0)));
    return isSent;
  }

  async function retry(): Promise<boolean> {
    const isSent = await writing.retry();
    if (isSent && lastStep.current) remember(lastStep.current);
    return isSent;
  }

  /** Resolves to whether all is as it was before the step. */
  async function takeBack(step: SlotStep): Promise<boolean> {
    const recorded = await readSlots(staffIdsOf(step.before), 0);
    const { patch, conflicts } = planReturn(step, recorded);
    const chosen = conflicts.size === 0 ? patch : await ask(patch, conflicts);
    if (!chosen) return false;
    lastStep.current = null;
    for (const write of toWrites(chosen)) if (!(await writing.run(write))) return false;
    return true;
  }

  async function go(act: 'undone' | 'redone'): Promise<void> {
    const step = act === 'undone' ? past.at(-1) : future.at(-1);
    if (!step || isBusy.current || writing.progress) return;
    isBusy.current = true;
    setIsReturning(true);
    const isBack = await takeBack(act === 'undone' ? step : reverse(step)).finally(() => {
      isBusy.current = false;
      setIsReturning(false);
    });
    if (!isBack) return;
    setSteps(({ past: done, future: undone }) =>
      act === 'undone'
        ? { past: done.filter((one) => one !== step), future: [...undone, step] }
        : { past: [...done, step], future: undone.filter((one) => one !== step) },
    );
    tell(act, step);
  }

  return {
    writing: { ...writing, retry },
    run,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isBusy: isReturning || writing.progress !== null,
    undo: () => void go('undone'),
    redo: () => void go('redone'),
    notice,
    closeNotice: useCallback(() => setNotice(null), []),
  };
}

export type SlotHistory = ReturnType<typeof useSlotHistory>;

function staffIdsOf(patch: SlotPatch): number[] {
  return [...new Set([...patch.values()].map(({ staff_id }) => staff_id))];
}
