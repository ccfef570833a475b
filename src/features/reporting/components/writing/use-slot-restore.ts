import { useQueryClient } from '@tanstack/react-query';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { createPatch, sortPatch, isSendable, type SlotPatch } from '@/features/work/model/slot-patch';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { useIsCurrentRoute } from '@/ui/page/use-is-current-route';
import { replacedDays } from '../../api/replaced-days';
import { slotWriter } from '../../api/slot-writer';
import { isSettled, type WriteEnd } from '../../api/write-end';
import { planRestore, planWrite, unnamedSlots, wholeDays, type SlotStep } from '../../model/slot-step';
import { confirmOverwrite } from '../preview/confirm-overwrite';
import { confirmRestore } from '../preview/confirm-restore';
import { useSlotReader } from '../recorded/use-slot-reader';
import { confirmPlan } from './confirm-plan';
import type { RestoreResult } from './write-info';

/** Returns the function that undoes or redoes a write. It calls `onAgreed` after its questions. */
export function useSlotRestore(people: readonly Staff[], onAgreed: () => void) {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const { readBefore, readAfter } = useSlotReader();
  const isCurrentRoute = useIsCurrentRoute();

  async function writeAll(patch: SlotPatch): Promise<WriteEnd> {
    return patch.size === 0 ? 'saved' : slotWriter.run(sortPatch(patch), { ownerId, queryClient });
  }

  /** Asks about half hours that are not as the step left them; null if nothing was restored. */
  async function restoreBefore(step: SlotStep): Promise<RestoreResult | null> {
    const recorded = await readBefore(distinctStaffIds(step.before.values()));
    const confirmed = await confirmPlan(
      planWrite(step.before, recorded),
      readBefore,
      async ({ summary, recorded: current }) => {
        if (summary.unknownStaffIds.length > 0 && !(await confirmOverwrite(summary, people))) return null;
        const { patch: own, conflicts } = planRestore(step, current);
        const patch = conflicts.size === 0 ? own : await confirmRestore(own, conflicts, people);
        return patch && { patch, skipped: [...conflicts.keys()].filter((key) => !patch.has(key)).length };
      },
    );
    if (!confirmed) return null;
    onAgreed();
    const { patch, skipped } = confirmed.answer;
    const end = await writeBack(patch, confirmed.plan.recorded);
    return isSettled(end) ? { waits: end === 'waits', skipped } : null;
  }

  async function writeBack(patch: SlotPatch, recorded: RecordedSlots): Promise<WriteEnd> {
    if (replacedDays.isKnown()) return writeAll(wholeDays(patch, recorded));
    const end = await writeAll(patch);
    const rest = unnamedSlots(patch, recorded).filter((slot) => isSendable(slot, recorded));
    if (end !== 'saved' || rest.length === 0 || !isCurrentRoute()) return end;
    // A server that replaces whole days has removed the rest of these days, which is written back.
    const current = await readAfter(distinctStaffIds(patch.values()));
    const removed = replacedDays.findRemoved(rest, current, { isSent: true });
    return replacedDays.isKnown() ? writeAll(wholeDays(createPatch(removed), current)) : end;
  }

  return restoreBefore;
}
