import type { QueryClient } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { slotQueries } from '@/features/work/api/slot-queries';
import { staffIdsOf, type RecordedSlots } from '@/features/work/model/slot';
import { addJob, createJob, type Parking } from '../model/outbox-jobs';
import { withOutbox } from '../model/outbox-slots';
import { outbox } from './outbox-store';

/** What a member sees of the people of a patch, their outbox included. */
export function seenSlots(queryClient: QueryClient, ownerId: number, patch: SlotPatch): RecordedSlots {
  const known = staffIdsOf(patch.values()).flatMap((id) => {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(id).queryKey);
    return staff ? [[id, staff] as const] : [];
  });
  return withOutbox(new Map(known), outbox.jobs(ownerId));
}

/** Puts a patch into its owner's outbox. Null where the browser does not keep it; else the id of the job that holds it. */
export function putInOutbox(
  ownerId: number,
  patch: SlotPatch,
  seen: RecordedSlots,
  parking: Parking | null = null,
): string | null {
  const queuedAt = now().getTime();
  const id = `${queuedAt}-${Math.random().toString(36).slice(2)}`;
  const job = { ...createJob(patch, seen, { id, queuedAt }), parking };
  const added = addJob(outbox.jobs(ownerId), job);
  return outbox.change(ownerId, () => added.jobs) ? added.id : null;
}
