import type { QueryClient } from '@tanstack/react-query';
import { slotQueries } from '@/features/work/api/slot-queries';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { now } from '@/lib/clock';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords } from '@/lib/stored-records';
import { addJob, createSlotJob, withOutbox, type Parking, type SlotJobs } from '../model/outbox-jobs';
import { formatJobs, parseJobs } from '../model/outbox-text';

const NO_JOBS: SlotJobs = [];

const records = storedRecords('slot-queue:', { parse: parseJobs, format: formatJobs });

const changes = createRecordChanges(records);

/** One list for each member, shared by tabs. */
export const outbox = {
  /** Returns the same array until something changes. */
  jobs: (ownerId: number): SlotJobs => records.read(ownerId) ?? NO_JOBS,

  subscribe: changes.subscribe,

  /** False if the browser cannot store the change; the list is then unchanged. */
  change(ownerId: number, step: (jobs: SlotJobs) => SlotJobs): boolean {
    const jobs = step(outbox.jobs(ownerId));
    const isStored = jobs.length > 0 ? records.tryWrite(jobs, ownerId) : removeJobs(ownerId);
    if (isStored) changes.report();
    return isStored;
  },

  wipe: (ownerId: number): boolean => outbox.change(ownerId, () => NO_JOBS),
};

function removeJobs(ownerId: number): boolean {
  records.remove(ownerId);
  return records.read(ownerId) === null;
}

/** Returns the records of a patch's people as a member sees them, with the outbox applied. */
export function seenSlots(queryClient: QueryClient, ownerId: number, patch: SlotPatch): RecordedSlots {
  const loaded = distinctStaffIds(patch.values()).flatMap((id) => {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(id).queryKey);
    return staff ? [[id, staff] as const] : [];
  });
  return withOutbox(new Map(loaded), outbox.jobs(ownerId));
}

/** Returns the id of the job; null if the browser cannot store it. */
export function enqueue(
  ownerId: number,
  patch: SlotPatch,
  seen: RecordedSlots,
  parking: Parking | null = null,
): string | null {
  const queuedAt = now().getTime();
  const id = `${queuedAt}-${Math.random().toString(36).slice(2)}`;
  const job = { ...createSlotJob(patch, seen, { id, queuedAt }), parking };
  const added = addJob(outbox.jobs(ownerId), job);
  return outbox.change(ownerId, () => added.jobs) ? added.id : null;
}
