import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { versionedJson } from '@/lib/versioned-json';
import { slotFrom, slotShape, storedContent, toStoredContent, toStoredSlot } from '../../model/stored-slots';
import type { Parking, QueuedSlot, SlotConflict, SlotJobs } from './outbox-jobs';

const storedJobSlot = mapped(
  z.object({ ...slotShape, before: z.union([storedContent, z.literal('unknown')]) }),
  ({ before, ...stored }): QueuedSlot => ({ ...slotFrom(stored), before }),
);
/** The stored text keeps the name that earlier releases gave to `current`. */
const storedConflict = mapped(
  z.object({ slot: storedJobSlot, stands: storedContent }),
  ({ slot, stands }): SlotConflict => ({ slot, current: stands }),
);
const storedParking = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('conflict'),
    conflicts: z.array(storedConflict),
  }),
  z.object({ reason: z.enum(['refused', 'unfinished']), message: z.string() }),
]);
const storedJob = z.object({
  id: z.string(),
  queuedAt: z.number(),
  slots: z.array(storedJobSlot).check(z.minLength(1)),
  parking: orNull(storedParking),
});

const storedList = z.object({ jobs: z.array(z.unknown()) });

const jobsText = versionedJson<z.infer<typeof storedList>>(1, (stored) => storedList.safeParse(stored).data);

/** Reads the text of `formatJobs`. Invalid jobs are dropped, because they can never be sent. */
export function parseJobs(text: string): SlotJobs {
  return jobsText.parse(text)?.jobs.flatMap((stored) => storedJob.safeParse(stored).data ?? []) ?? [];
}

export function formatJobs(jobs: SlotJobs): string {
  return jobsText.format({
    jobs: jobs.map((job) => ({
      ...job,
      slots: job.slots.map(toStored),
      parking: job.parking && toStoredParking(job.parking),
      // An earlier release in another tab drops jobs without a kind.
      kind: job.slots.some(({ wanted }) => wanted) ? 'fill' : 'clear',
    })),
  });
}

const toStored = (queued: QueuedSlot) => ({
  ...toStoredSlot(queued),
  before: queued.before === 'unknown' ? queued.before : toStoredContent(queued.before),
});

function toStoredParking(parking: Parking) {
  if (parking.reason !== 'conflict') return parking;
  const conflicts = parking.conflicts.map((conflict) => ({
    slot: toStored(conflict.slot),
    stands: toStoredContent(conflict.current),
  }));
  return { ...parking, conflicts };
}
