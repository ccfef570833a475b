import { useRef } from 'react';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useIsHere } from '@/ui/page/use-is-here';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { summarise } from '@/features/work/model/patch-summary';
import {
  applyPatch,
  createPatch,
  inOrder,
  invert,
  isSendable,
  remainingSlots,
  unseenLosses,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { staffIdsOf, type RecordedSlots } from '@/features/work/model/slot';
import { replacedDays } from '../../api/replaced-days';
import type { WriteEnd } from '../../api/slot-writer';
import { outbox } from '../../outbox/api/outbox-store';
import { touchesWaiting } from '../../outbox/model/outbox-jobs';
import { countStep, donePart, planReturn, reverse, stepOf, type SlotStep } from '../../model/slot-step';
import { besides, goneFrom, wholeDays, withGone } from '../../model/whole-days';
import { askLoss } from '../preview/ask-loss';
import { askReturn } from '../preview/ask-return';
import { useDraftStore } from '../draft/use-reporting-draft';
import { useSlotReader } from '../recorded/use-slot-reader';
import { isSettled, useSlotWrite } from './use-slot-write';
import { tellLoss, type WriteInfo, type WriteReturn } from './write-undo';

/** The last write: what it found, and the step that is remembered of it. */
type Written = { patch: SlotPatch; recorded: RecordedSlots; step: SlotStep | null };

/** Writes half hours, and remembers until the page is left how to take each write back. */
export function useSlotHistory(people: readonly Staff[]) {
  const writing = useSlotWrite();
  const { id: ownerId } = useSignedInStaff();
  const { readBefore, readAfter, askAbout } = useSlotReader();
  const isHere = useIsHere();
  const { writes } = useDraftStore();
  const { remember: addStep, ...history } = useStepHistory<SlotStep, WriteInfo>({
    store: writes,
    isWriting: writing.progress !== null,
    move: async (step, way) => {
      const end = await takeBack(way === 'undo' ? step : reverse(step));
      return end && { info: { ...countStep(step), ...end } };
    },
  });
  const last = useRef<Written | null>(null);
  const isRetrying = useRef(false);

  /** `done`: the part of the step that was written. */
  function remember(written: Written, step: SlotStep, done = step) {
    if (done.after.size === 0) return;
    const earlier = written.step;
    written.step = step;
    addStep(step, tellLoss(countStep(done)), earlier);
  }

  /** Remembers what stood there, as far as the write came. An older server takes more of a day than a write names. */
  async function note(written: Written, isSent: boolean): Promise<void> {
    const { patch, recorded } = written;
    const step = stepOf(patch, recorded);
    const rest = besides(patch, recorded);
    if (isSent && (rest.length === 0 || isWaiting(patch))) return remember(written, step);
    const stands = await readAfter(staffIdsOf(patch.values()));
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
  async function run(patch: SlotPatch, recorded: RecordedSlots): Promise<WriteEnd> {
    const written: Written = { patch: withDays(patch, recorded), recorded, step: null };
    last.current = written;
    const end = await writing.run(written.patch);
    // Who left the page, or signed out, has nothing here to take back: nothing is read in the name of the next one.
    if (isHere()) await note(written, isSettled(end));
    return end;
  }

  /** Sends what is left of the last write, and asks first where somebody changed it since. Resolves to whether nothing is left. */
  async function retry(): Promise<boolean> {
    const { unsent } = writing;
    if (!unsent || isRetrying.current) return false;
    isRetrying.current = true;
    try {
      const recorded = await readBefore(staffIdsOf(unsent.patch.values()));
      const left = remainingSlots(unsent.patch, recorded);
      const agreed = await askAbout(left, recorded, async (now) => {
        const losses = unseenLosses(left, now, unsent.seen);
        return losses.size === 0 || askLoss(summarise(losses, now), people);
      });
      if (!agreed) return false;
      const { known } = agreed;
      const written = last.current;
      // What the first calls wrote stood otherwise before them.
      if (written)
        written.recorded = applyPatch(known, invert(without(written.patch, left), written.recorded));
      const isSent = isSettled(await writing.retry(withDays(left, known)));
      if (isSent && written && isHere()) await note(written, true);
      return isSent;
    } finally {
      isRetrying.current = false;
    }
  }

  async function writeAll(patch: SlotPatch): Promise<WriteEnd> {
    return patch.size === 0 ? 'saved' : writing.run(inOrder(patch));
  }

  async function takeBack(step: SlotStep): Promise<WriteReturn | null> {
    const recorded = await readBefore(staffIdsOf(step.before.values()));
    const agreed = await askAbout(step.before, recorded, async (now) => {
      const summary = summarise(step.before, now);
      if (summary.unknownStaffIds.length > 0 && !(await askLoss(summary, people))) return null;
      const plan = planReturn(step, now);
      const patch =
        plan.conflicts.size === 0 ? plan.patch : await askReturn(plan.patch, plan.conflicts, people);
      return patch && { patch, kept: [...plan.conflicts.keys()].filter((key) => !patch.has(key)).length };
    });
    if (!agreed) return null;
    last.current = null;
    const { patch, kept } = agreed.answer;
    const end = await putBack(patch, agreed.known);
    return isSettled(end) ? { waits: end === 'waits', kept } : null;
  }

  async function putBack(patch: SlotPatch, recorded: RecordedSlots): Promise<WriteEnd> {
    if (replacedDays.isKnown()) return writeAll(wholeDays(patch, recorded));
    const end = await writeAll(patch);
    const rest = besides(patch, recorded).filter((slot) => isSendable(slot, recorded));
    if (end !== 'saved' || rest.length === 0 || !isHere()) return end;
    // Only now it shows that the server replaces days.
    const stands = await readAfter(staffIdsOf(patch.values()));
    return writeAll(wholeDays(createPatch(findGone(rest, stands)), stands));
  }

  return { ...history, writing: { ...writing, retry }, run };
}

export type SlotHistory = ReturnType<typeof useSlotHistory>;

function without(patch: SlotPatch, other: SlotPatch): SlotPatch {
  return new Map([...patch].filter(([key]) => !other.has(key)));
}

/** A server that replaces days gets them whole, so that nothing goes which the write does not name. */
function withDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return replacedDays.isKnown() ? inOrder(wholeDays(patch, recorded)) : patch;
}
