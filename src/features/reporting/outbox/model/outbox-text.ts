import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { versionedJson } from '@/lib/stored-records';
import { slotFrom, slotShape, storedContent, toStoredContent, toStoredSlot } from '../../model/stored-slots';
import type { Parking, QueuedSlot, SlotConflict, SlotJob, SlotJobs } from './outbox-jobs';

const slot = mapped(
  z.object({ ...slotShape, before: z.union([storedContent, z.literal('unknown')]) }),
  ({ before, ...stored }): QueuedSlot => ({ ...slotFrom(stored), before }),
);
/** The stored name of `current` is that of earlier releases, which read it too. */
const storedConflict = mapped(
  z.object({ slot, stands: storedContent }),
  ({ slot: queued, stands }): SlotConflict => ({ slot: queued, current: stands }),
);
const parking = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('conflict'),
    conflicts: z.array(storedConflict),
  }),
  z.object({ reason: z.enum(['refused', 'unfinished']), message: z.string() }),
]);
const job = z.object({
  id: z.string(),
  queuedAt: z.number(),
  slots: z.array(slot).check(z.minLength(1)),
  parking: orNull(parking),
});

const list = z.object({ jobs: z.array(z.unknown()) });

const storedJobs = versionedJson<z.infer<typeof list>>(1, (stored) => list.safeParse(stored).data);

/** Reads the text of `formatJobs`. Invalid jobs are dropped, because they can never be sent. */
export function parseJobs(text: string | null): SlotJobs {
  return storedJobs.parse(text ?? '')?.jobs.flatMap((stored) => job.safeParse(stored).data ?? []) ?? [];
}

export function formatJobs(jobs: SlotJobs): string {
  // An earlier release in another tab drops jobs without a kind.
  const findKind = ({ slots }: SlotJob) => (slots.some(({ wanted }) => wanted) ? 'fill' : 'clear');
  return storedJobs.format({
    jobs: jobs.map((slotJob) => ({
      ...slotJob,
      slots: slotJob.slots.map(toStored),
      parking: slotJob.parking && toStoredParking(slotJob.parking),
      kind: findKind(slotJob),
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
