import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { versionedJson } from '@/lib/stored-records';
import { slotFrom, slotShape, storedContent, toStoredContent, toStoredSlot } from '../../model/stored-slots';
import type { Parking, QueuedSlot, SlotJob, SlotJobs } from './outbox-jobs';

const slot = mapped(
  z.object({ ...slotShape, before: z.union([storedContent, z.literal('unknown')]) }),
  ({ before, ...stored }): QueuedSlot => ({ ...slotFrom(stored), before }),
);
const parking = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('conflict'),
    conflicts: z.array(z.object({ slot, stands: storedContent })),
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

const form = versionedJson<z.infer<typeof list>>(1, (stored) => list.safeParse(stored).data);

/** Reads the text of `formatJobs`. Invalid jobs are dropped, because they can never be sent. */
export function parseJobs(text: string | null): SlotJobs {
  return form.parse(text ?? '')?.jobs.flatMap((one) => job.safeParse(one).data ?? []) ?? [];
}

export function formatJobs(jobs: SlotJobs): string {
  // An earlier release in another tab drops jobs without a kind.
  const findKind = ({ slots }: SlotJob) => (slots.some(({ wanted }) => wanted) ? 'fill' : 'clear');
  return form.format({
    jobs: jobs.map((one) => ({
      ...one,
      slots: one.slots.map(toStored),
      parking: one.parking && toStoredParking(one.parking),
      kind: findKind(one),
    })),
  });
}

const toStored = (queued: QueuedSlot) => ({
  ...toStoredSlot(queued),
  before: queued.before === 'unknown' ? queued.before : toStoredContent(queued.before),
});

function toStoredParking(parking: Parking) {
  if (parking.reason !== 'conflict') return parking;
  const conflicts = parking.conflicts.map((one) => ({
    slot: toStored(one.slot),
    stands: toStoredContent(one.stands),
  }));
  return { ...parking, conflicts };
}
