import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useIsCurrentRoute } from '@/ui/page/use-is-current-route';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { summarise } from '@/features/work/model/patch-summary';
import {
  applyPatch,
  createPatch,
  inOrder,
  invert,
  isSameContent,
  isSendable,
  slotAt,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { replacedDays } from '../../api/slot-mutations';
import { isSettled, slotWriter, type WriteEnd } from '../../api/slot-writer';
import { outbox } from '../../outbox/api/outbox-store';
import { touchesWaiting } from '../../outbox/model/outbox-jobs';
import {
  remainingSlots,
  countStep,
  donePart,
  removedSlots,
  unwrittenSlots,
  planReturn,
  planWrite,
  unseenLosses,
  wholeDays,
  withRemoved,
  type SlotStep,
  type WritePlan,
} from '../../model/slot-step';
import { confirmOverwrite, confirmRestore } from '../preview/confirm-overwrite';
import { DraftContext } from '../draft/use-reporting-draft';
import { useSlotReader } from '../recorded/use-slot-reader';
import type { ShownWriting } from './write-status';
import { reportLoss, type WriteInfo, type WriteReturn } from './write-undo';
import { reverse } from '@/lib/step-history';

/** Records that were read before a question count as current for this many ms. */
const QUESTION_MS = 10_000;

/** The last write: the records before it, and the undo step that it left. */
type Written = { patch: SlotPatch; recorded: RecordedSlots; step: SlotStep | null };

/** Sending goes on after the page is left; without a connection the write goes into the outbox. */
export function useSlotHistory(people: readonly Staff[]) {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const { readBefore, readAfter } = useSlotReader();
  const place = { ownerId, queryClient };
  const state = useSyncExternalStore(slotWriter.subscribe, () => slotWriter.get(ownerId));
  useEffect(() => slotWriter.watch(), []);
  const isHere = useIsCurrentRoute();
  // The form and the timeline share the steps of the reporting page.
  const writes = use(DraftContext)?.writes;
  const { remember: addStep, ...history } = useStepHistory<SlotStep, WriteInfo>({
    store: writes,
    isWriting: state.progress !== null,
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
    addStep(step, reportLoss(countStep(done)), earlier);
  }

  /** Also remembers removed half hours: an older server clears more of a day than a write names. */
  async function rememberWritten(written: Written, step: SlotStep, isSent: boolean): Promise<void> {
    const { patch, recorded } = written;
    const rest = remainingSlots(patch, recorded);
    if (isSent && (rest.length === 0 || isWaiting(patch))) return remember(written, step);
    const current = await readAfter(distinctStaffIds(patch.values()));
    const removed = findRemoved(rest, current);
    const whole = withRemoved(step, removed);
    remember(written, whole, isSent ? whole : donePart(whole, current));
  }

  function isWaiting(patch: SlotPatch): boolean {
    return touchesWaiting(outbox.jobs(ownerId), patch);
  }

  /** The half hours of the same days that a write removed without naming them. */
  function findRemoved(rest: readonly PatchedSlot[], current: RecordedSlots): PatchedSlot[] {
    const removed = removedSlots(current, rest);
    replacedDays.learn(rest.length, removed.length);
    return removed;
  }

  /** Remembers the previous records; of an unfinished write those of the written part only. */
  async function run({ patch, recorded, step }: WritePlan, wanted = patch): Promise<WriteEnd> {
    // The write goes on without the question, whose chunk may be unavailable.
    const asked = await import('../preview/ask-checked').catch(() => null);
    if (asked && !(await asked.askChecked(wanted, ownerId))) return 'unsent';
    const written: Written = { patch: withDays(wanted, recorded), recorded, step: null };
    last.current = written;
    const end = await slotWriter.run(written.patch, place);
    // After leaving the page or signing out there is no undo, and nothing may be read as the next user.
    if (isHere()) await rememberWritten(written, step, isSettled(end));
    return end;
  }

  /** Asks first where another user changed the rest since. Resolves to true when nothing is left. */
  async function retry(): Promise<boolean> {
    const { unsent } = state;
    if (!unsent || isRetrying.current) return false;
    isRetrying.current = true;
    try {
      const recorded = await readBefore(distinctStaffIds(unsent.patch.values()));
      const agreed = await askAbout(planWrite(unsent.patch, recorded), readBefore, (plan) => {
        const losses = unseenLosses(plan, unsent.seen);
        return losses.size === 0 || confirmOverwrite(summarise(losses, plan.recorded), people);
      });
      if (!agreed) return false;
      const left = unwrittenSlots(agreed.plan);
      const current = agreed.plan.recorded;
      const written = last.current;
      // The records before the write differ where its first calls succeeded.
      if (written)
        written.recorded = applyPatch(current, invert(without(written.patch, left), written.recorded));
      const isSent = isSettled(await slotWriter.retry(withDays(left, current), place));
      if (isSent && written && isHere())
        await rememberWritten(written, planWrite(written.patch, written.recorded).step, true);
      return isSent;
    } finally {
      isRetrying.current = false;
    }
  }

  async function writeAll(patch: SlotPatch): Promise<WriteEnd> {
    return patch.size === 0 ? 'saved' : slotWriter.run(inOrder(patch), place);
  }

  async function takeBack(step: SlotStep): Promise<WriteReturn | null> {
    const recorded = await readBefore(distinctStaffIds(step.before.values()));
    const agreed = await askAbout(
      planWrite(step.before, recorded),
      readBefore,
      async ({ summary, recorded: now }) => {
        if (summary.unknownStaffIds.length > 0 && !(await confirmOverwrite(summary, people))) return null;
        const { patch: own, conflicts } = planReturn(step, now);
        const patch = conflicts.size === 0 ? own : await confirmRestore(own, conflicts, people);
        return patch && { patch, skipped: [...conflicts.keys()].filter((key) => !patch.has(key)).length };
      },
    );
    if (!agreed) return null;
    last.current = null;
    const { patch, skipped } = agreed.answer;
    const end = await putBack(patch, agreed.plan.recorded);
    return isSettled(end) ? { waits: end === 'waits', skipped } : null;
  }

  async function putBack(patch: SlotPatch, recorded: RecordedSlots): Promise<WriteEnd> {
    if (replacedDays.isKnown()) return writeAll(wholeDays(patch, recorded));
    const end = await writeAll(patch);
    const rest = remainingSlots(patch, recorded).filter((slot) => isSendable(slot, recorded));
    if (end !== 'saved' || rest.length === 0 || !isHere()) return end;
    // This write has just shown that the server replaces whole days.
    const current = await readAfter(distinctStaffIds(patch.values()));
    return writeAll(wholeDays(createPatch(findRemoved(rest, current)), current));
  }

  const writing: ShownWriting = { ...state, stop: slotWriter.stop, dismiss: slotWriter.dismiss, retry };
  return { ...history, writing, run };
}

export type SlotHistory = ReturnType<typeof useSlotHistory>;

function without(patch: SlotPatch, other: SlotPatch): SlotPatch {
  return new Map([...patch].filter(([key]) => !other.has(key)));
}

/** A server that replaces whole days gets complete days, so that unnamed half hours stay. */
function withDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return replacedDays.isKnown() ? inOrder(wholeDays(patch, recorded)) : patch;
}

/** After a long answer reads the people again and asks about changes anew. Resolves to null if declined. */
export async function askAbout<Answer>(
  asked: WritePlan,
  readBefore: (staffIds: readonly number[]) => Promise<RecordedSlots>,
  ask: (plan: WritePlan) => Answer | false | null | Promise<Answer | false | null>,
): Promise<{ plan: WritePlan; answer: Answer } | null> {
  for (let plan = asked; ;) {
    const began = performance.now();
    const answer = await ask(plan);
    if (!answer) return null;
    if (performance.now() - began < QUESTION_MS) return { plan, answer };
    const now = await readBefore(distinctStaffIds(plan.patch.values()));
    const isSame = isSameAt(plan.patch, plan.recorded, now);
    plan = planWrite(plan.patch, now);
    if (isSame) return { plan, answer };
  }
}

function isSameAt(patch: SlotPatch, one: RecordedSlots, other: RecordedSlots): boolean {
  return [...patch.values()].every(
    (slot) =>
      one.has(slot.staffId) === other.has(slot.staffId) &&
      isSameContent(slotAt(one, slot), slotAt(other, slot)),
  );
}
