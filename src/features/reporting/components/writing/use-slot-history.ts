import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import { swapSides } from '@/lib/step-history';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { useIsCurrentRoute } from '@/ui/page/use-is-current-route';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { summarise } from '@/features/work/model/patch-summary';
import { applyPatch, invert, type SlotPatch } from '@/features/work/model/slot-patch';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { replacedDays } from '../../api/replaced-days';
import { slotWriter } from '../../api/slot-writer';
import { isSettled, type WriteEnd } from '../../api/write-end';
import { outbox } from '../../outbox/api/outbox-store';
import { touchesWaiting } from '../../outbox/model/outbox-jobs';
import {
  unnamedSlots,
  countStep,
  donePart,
  unwrittenSlots,
  planWrite,
  unseenLosses,
  withRemoved,
  type SlotStep,
  type WritePlan,
} from '../../model/slot-step';
import { confirmOverwrite } from '../preview/confirm-overwrite';
import { DraftContext } from '../draft/use-reporting-draft';
import { useSlotReader } from '../recorded/use-slot-reader';
import type { ShownWriting } from './write-status';
import { confirmPlan } from './confirm-plan';
import { useSlotRestore } from './use-slot-restore';
import { lossInfo, type WriteInfo } from './write-info';

/** `recorded`: the records before the write. `step`: its undo step. */
type Written = { patch: SlotPatch; recorded: RecordedSlots; step: SlotStep | null };

export function useSlotHistory(people: readonly Staff[]) {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const { readBefore, readAfter } = useSlotReader();
  const context = { ownerId, queryClient };
  const lastWrite = useRef<Written | null>(null);
  const restoreBefore = useSlotRestore(people, () => {
    // An unsent rest now belongs to the restore, not to the last write.
    lastWrite.current = null;
  });
  const state = useSyncExternalStore(slotWriter.subscribe, () => slotWriter.get(ownerId));
  useEffect(() => slotWriter.watch(), []);
  const isCurrentRoute = useIsCurrentRoute();
  // The form and the timeline share the steps of the reporting page.
  const writes = use(DraftContext)?.writes;
  const { remember: addStep, ...history } = useStepHistory<SlotStep, WriteInfo>({
    store: writes,
    isWriting: state.progress !== null,
    move: async (step, way) => {
      const result = await restoreBefore(way === 'undo' ? step : swapSides(step));
      return result && { info: { ...countStep(step), ...result } };
    },
  });
  const isRetrying = useRef(false);

  function remember(written: Written, step: SlotStep, writtenPart = step) {
    if (writtenPart.after.size === 0) return;
    const earlier = written.step;
    written.step = step;
    addStep(step, lossInfo(countStep(writtenPart)), earlier);
  }

  /** An older server also removes half hours of a day that the write does not name. */
  async function rememberWritten(written: Written, step: SlotStep, isSent: boolean): Promise<void> {
    const { patch, recorded } = written;
    const rest = unnamedSlots(patch, recorded);
    if (isSent && (rest.length === 0 || isWaiting(patch))) return remember(written, step);
    const current = await readAfter(distinctStaffIds(patch.values()));
    const removed = replacedDays.findRemoved(rest, current, { isSent });
    const whole = withRemoved(step, removed);
    remember(written, whole, isSent ? whole : donePart(whole, current));
  }

  function isWaiting(patch: SlotPatch): boolean {
    return touchesWaiting(outbox.jobs(ownerId), patch);
  }

  /** Writes `changes`, which may be a part of the plan's patch. */
  async function run({ patch, recorded, step }: WritePlan, changes = patch): Promise<WriteEnd> {
    // The chunk of the question may be unavailable, which must not stop the write.
    const question = await import('../preview/ask-checked').catch(() => null);
    if (question && !(await question.askChecked(changes, ownerId))) return 'unsent';
    const written: Written = { patch: replacedDays.toSend(changes, recorded), recorded, step: null };
    lastWrite.current = written;
    const end = await slotWriter.run(written.patch, context);
    // After leaving the page or signing out there is no undo, and nothing may be read as the next user.
    if (isCurrentRoute()) await rememberWritten(written, step, isSettled(end));
    return end;
  }

  /** Asks about half hours that another user changed or that cannot be read. True if none is left. */
  async function retry(): Promise<boolean> {
    const { unsent } = state;
    if (!unsent || isRetrying.current) return false;
    isRetrying.current = true;
    try {
      const recorded = await readBefore(distinctStaffIds(unsent.patch.values()));
      const confirmed = await confirmPlan(planWrite(unsent.patch, recorded), readBefore, (plan) => {
        const losses = unseenLosses(plan, unsent.seen);
        const { unknownStaffIds } = plan.summary;
        if (losses.size === 0 && unknownStaffIds.length === 0) return true;
        return confirmOverwrite({ ...summarise(losses, plan.recorded), unknownStaffIds }, people);
      });
      if (!confirmed) return false;
      const unwritten = unwrittenSlots(confirmed.plan);
      const current = confirmed.plan.recorded;
      const written = lastWrite.current;
      // An undo restores the current records, but the earlier ones where the first calls succeeded.
      if (written) {
        written.recorded = applyPatch(current, invert(without(written.patch, unwritten), written.recorded));
      }
      const isSent = isSettled(await slotWriter.retry(replacedDays.toSend(unwritten, current), context));
      if (isSent && written && isCurrentRoute()) {
        await rememberWritten(written, planWrite(written.patch, written.recorded).step, true);
      }
      return isSent;
    } finally {
      isRetrying.current = false;
    }
  }

  const writing: ShownWriting = { ...state, stop: slotWriter.stop, dismiss: slotWriter.dismiss, retry };
  return { ...history, writing, run };
}

export type SlotHistory = ReturnType<typeof useSlotHistory>;

function without(patch: SlotPatch, omitted: SlotPatch): SlotPatch {
  return new Map([...patch].filter(([key]) => !omitted.has(key)));
}
