import type { QueryClient } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { RecordedSlots } from '@/features/work/model/slot';
import { addJob, createJob, type Parking } from '../model/slot-queue';
import { withWaiting } from '../model/waiting-slots';
import { slotQueue } from './slot-queue-store';

/** What a member sees of the people of a patch, their own waiting half hours included. */
export function seenSlots(queryClient: QueryClient, ownerId: number, patch: SlotPatch): RecordedSlots {
  const staffIds = [...new Set([...patch.values()].map(({ staff_id }) => staff_id))];
  const known = staffIds.flatMap((id) => {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(id).queryKey);
    return staff ? [[id, staff] as const] : [];
  });
  return withWaiting(new Map(known), slotQueue.jobs(ownerId));
}

/** Lets a patch wait for its owner. Null where the browser does not keep it; else the id of the job that holds it. */
export function queueWrite(
  ownerId: number,
  patch: SlotPatch,
  seen: RecordedSlots,
  parking: Parking | null = null,
): string | null {
  const queuedAt = now().getTime();
  const id = `${queuedAt}-${Math.random().toString(36).slice(2)}`;
  const job = { ...createJob(patch, seen, { id, queuedAt }), parking };
  const added = addJob(slotQueue.jobs(ownerId), job);
  return slotQueue.change(ownerId, () => added.jobs) ? added.id : null;
}
