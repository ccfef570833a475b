import * as z from 'zod/mini';
import { calendarDate, orNull } from '@/lib/schema-parts';
import { versionedJson } from '@/lib/stored-records';
import type { SlotJob, SlotJobs } from './outbox-jobs';

const work = z.object({ project_id: z.number(), task_id: z.number() });
const slot = z.object({
  staff_id: z.number(),
  date: calendarDate(),
  period: z.string().check(z.regex(/^\d{2}:\d{2}:\d{2}$/)),
  wanted: z.nullable(work),
  before: z.union([z.nullable(work), z.literal('unknown')]),
});
const parking = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('conflict'),
    conflicts: z.array(z.object({ slot, stands: z.nullable(work) })),
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

const form = versionedJson<{ jobs: SlotJobs }>(1, (stored) => {
  const jobs = list.safeParse(stored).data?.jobs ?? [];
  return { jobs: jobs.flatMap((one) => job.safeParse(one).data ?? []) };
});

/** Reads what `formatJobs` wrote. Jobs that make no sense are left out; they can never be sent. */
export function parseJobs(text: string | null): SlotJobs {
  return form.parse(text ?? '')?.jobs ?? [];
}

export function formatJobs(jobs: SlotJobs): string {
  // An earlier release, open in another tab, leaves out and forgets jobs without a kind.
  const kindOf = ({ slots }: SlotJob) => (slots.some(({ wanted }) => wanted) ? 'fill' : 'clear');
  return form.format({ jobs: jobs.map((one) => ({ ...one, kind: kindOf(one) })) });
}
