import { useRef, useSyncExternalStore } from 'react';
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
import { countStep, donePart, planReturn, reverse, stepOf, type SlotStep } from '../../model/slot-step';
import { besides, goneFrom, wholeDays, withGone } from '../../model/whole-days';
import { askReturn } from '../preview/ask-return';
import { useDraftStore } from '../draft/use-reporting-draft';
import { useSlotWrite } from './use-slot-write';
import { useStepHistory } from './use-step-history';
import { useKnownSlots } from '../recorded/use-staff-slots';

/** The last write: what it found, and the step that is remembered of it. */
type Written = { patch: SlotPatch; recorded: RecordedSlots; step: SlotStep | null };

/** Writes half hours, and remembers until the page is left how to take each write back. */
export function useSlotHistory(people: readonly Staff[]) {
  const writing = useSlotWrite();
  const { id: ownerId } = useSignedInStaff();
  const readSlots = useKnownSlots();
  const isHere = useIsHere();
  const { writes } = useDraftStore();
  const { remember: addStep, ...history } = useStepHistory({
    steps: useSyncExternalStore(writes.subscribe, writes.get),
    setSteps: (change) => writes.set(change(writes.get())),
    ...{ reverse, countOf: countStep, takeBack, isWriting: writing.progress !== null },
  });
  const last = useRef<Written | null>(null);

  /** `done`: the part of the step that was written. */
  function remember(written: Written, step: SlotStep, done = step) {
    if (done.after.size === 0) return;
    const earlier = written.step;
    written.step = step;
    addStep(step, { earlier, done });
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
    const chosen = conflicts.size === 0 ? patch : await askReturn(patch, conflicts, people);
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

  return { ...history, writing: { ...writing, retry }, run };
}

export type SlotHistory = ReturnType<typeof useSlotHistory>;

/** A server that replaces days gets them whole, so that nothing goes which the write does not name. */
function withDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return replacedDays.isKnown() ? inOrder(wholeDays(patch, recorded)) : patch;
}
