import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useIsHere } from '@/ui/page/use-is-here';
import {
  createPatch,
  inOrder,
  isSendable,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { staffIdsOf, type RecordedSlots } from '@/features/work/model/slot';
import { replacedDays } from '../../api/replaced-days';
import { outbox } from '../../outbox/api/outbox-store';
import { touchesWaiting } from '../../outbox/model/outbox-jobs';
import {
  countStep,
  donePart,
  planReturn,
  reverse,
  stepOf,
  type SlotStep,
  type WriteSteps,
} from '../../model/slot-step';
import { besides, goneFrom, wholeDays, withGone } from '../../model/whole-days';
import { useReturnQuestion } from '../preview/use-return-question';
import { useDraftStore } from '../draft/use-reporting-draft';
import { useSlotWrite } from './use-slot-write';
import { useKnownSlots } from '../recorded/use-staff-slots';

type Act = 'done' | 'undone' | 'redone';

/** The last act, for the bar: what it did, in half hours. */
export type HistoryNotice = { id: number; act: Act; count: ReturnType<typeof countStep> };

/** The last write: what it found, and the step that is remembered of it. */
type Written = { patch: SlotPatch; recorded: RecordedSlots; step: SlotStep | null };

const MAX_STEPS = 20;

/** Writes half hours, and remembers until the page is left how to take each write back. */
export function useSlotHistory(people: readonly Staff[]) {
  const writing = useSlotWrite();
  const { id: ownerId } = useSignedInStaff();
  const readSlots = useKnownSlots();
  const isHere = useIsHere();
  const ask = useReturnQuestion(people);
  const { writes } = useDraftStore();
  const { past, future } = useSyncExternalStore(writes.subscribe, writes.get);
  const setSteps = (change: (steps: WriteSteps) => WriteSteps) => writes.set(change(writes.get()));
  const [notice, setNotice] = useState<HistoryNotice | null>(null);
  const [isReturning, setIsReturning] = useState(false);
  // State arrives a render late: a second press would go back twice.
  const isBusy = useRef(false);
  const last = useRef<Written | null>(null);

  function tell(act: Act, step: SlotStep) {
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, act, count: countStep(step) }));
  }

  /** `done`: the part of the step that was written. */
  function remember(written: Written, step: SlotStep, done = step) {
    if (done.after.size === 0) return;
    const earlier = written.step;
    written.step = step;
    setSteps((steps) => ({
      past: [...steps.past.filter((one) => one !== earlier), step].slice(-MAX_STEPS),
      future: [],
    }));
    const { replaced, cleared } = countStep(done);
    if (replaced + cleared > 0) tell('done', done);
    else setNotice(null);
  }

  /** Remembers what stood there, as far as the write came. An older server takes more of a day than a write names. */
  async function note(written: Written, isSent: boolean): Promise<void> {
    const { patch, recorded } = written;
    const step = stepOf(patch, recorded);
    const rest = besides(patch, recorded);
    if (isSent && (rest.length === 0 || isWaiting(patch))) return remember(written, step);
    const stands = await readSlots(staffIdsOf(patch.values()), isSent ? undefined : 0);
    const gone = findGone(rest, stands);
    const whole = withGone(step, gone);
    remember(written, whole, isSent ? whole : donePart(whole, stands));
  }

  /** True for half hours of which the server does not know yet. */
  function isWaiting(patch: SlotPatch): boolean {
    return touchesWaiting(outbox.jobs(ownerId), patch);
  }

  /** What of the rest of its days a write took with it. */
  function findGone(rest: readonly PatchedSlot[], stands: RecordedSlots): PatchedSlot[] {
    const gone = goneFrom(stands, rest);
    replacedDays.learn(rest.length, gone.length);
    return gone;
  }

  /** Writes, and remembers what stood there. A write that did not come to its end is remembered as far as it came. */
  async function run(patch: SlotPatch, recorded: RecordedSlots): Promise<boolean> {
    const written: Written = { patch: withDays(patch, recorded), recorded, step: null };
    last.current = written;
    const isSent = await writing.run(written.patch);
    // Who left the page, or signed out, has nothing here to take back: nothing is read in the name of the next one.
    if (isHere()) await note(written, isSent);
    return isSent;
  }

  async function retry(): Promise<boolean> {
    const isSent = await writing.retry();
    if (isSent && last.current && isHere()) await note(last.current, true);
    return isSent;
  }

  async function writeAll(patch: SlotPatch): Promise<boolean> {
    return patch.size === 0 || writing.run(inOrder(patch));
  }

  /** Resolves to whether all is as it was before the step. */
  async function takeBack(step: SlotStep): Promise<boolean> {
    const staffIds = staffIdsOf(step.before.values());
    const recorded = await readSlots(staffIds, 0);
    const { patch, conflicts } = planReturn(step, recorded);
    const chosen = conflicts.size === 0 ? patch : await ask(patch, conflicts);
    if (!chosen) return false;
    last.current = null;
    if (replacedDays.isKnown()) return writeAll(wholeDays(chosen, recorded));
    if (!(await writeAll(chosen))) return false;
    const rest = besides(chosen, recorded).filter((slot) => isSendable(slot, recorded));
    if (rest.length === 0 || !isHere() || isWaiting(chosen)) return true;
    // Only now it shows that the server replaces days.
    const stands = await readSlots(staffIds);
    return writeAll(wholeDays(createPatch(findGone(rest, stands)), stands));
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

/** A server that replaces days gets them whole, so that nothing goes which the write does not name. */
function withDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  const isClear = [...patch.values()].every(({ wanted }) => wanted === null);
  return isClear || !replacedDays.isKnown() ? patch : inOrder(wholeDays(patch, recorded));
}
