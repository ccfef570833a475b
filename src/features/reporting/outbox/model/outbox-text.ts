import { z } from 'zod';
import type { SlotJob, SlotJobs } from './outbox-jobs';

const work = z.object({ project_id: z.number(), task_id: z.number() });
const slot = z.object({
  staff_id: z.number(),
  date: z.iso.date(),
  period: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
  wanted: work.nullable(),
  before: work.nullable().or(z.literal('unknown')),
});
const parking = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('conflict'),
    conflicts: z.array(z.object({ slot, stands: work.nullable() })),
  }),
  z.object({ reason: z.enum(['refused', 'unfinished']), message: z.string() }),
]);
const job = z.object({
  id: z.string(),
  queuedAt: z.number(),
  slots: z.array(slot).min(1),
  parking: parking.nullable().catch(null),
});

const VERSION = 1;
const stored = z.object({ version: z.literal(VERSION), jobs: z.array(z.unknown()) });

/** Reads what `formatJobs` wrote. Jobs that make no sense are left out; they can never be sent. */
export function parseJobs(text: string | null): SlotJobs {
  const parsed = stored.safeParse(parseJson(text)).data?.jobs ?? [];
  return parsed.flatMap((one) => job.safeParse(one).data ?? []);
}

export function formatJobs(jobs: SlotJobs): string {
  // An earlier release, open in another tab, leaves out and forgets jobs without a kind.
  const kindOf = ({ slots }: SlotJob) => (slots.some(({ wanted }) => wanted) ? 'fill' : 'clear');
  return JSON.stringify({ version: VERSION, jobs: jobs.map((one) => ({ ...one, kind: kindOf(one) })) });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
