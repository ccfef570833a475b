import type { CalendarDate } from '@/lib/calendar-date';
import {
  applyPatch,
  createPatch,
  isSameContent,
  type SlotPatch,
  type WorkNames,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { SlotJobs } from './outbox-jobs';

/** What is recorded as it will be once all jobs are sent, in order; the same map when none waits. */
export function withOutbox(recorded: RecordedSlots, jobs: SlotJobs, names?: WorkNames): RecordedSlots {
  const patch = createPatch(jobs.flatMap(({ slots }) => slots));
  return applyPatch(recorded, patch, { names, mark: { isWaiting: true } });
}

/** The part of a patch that does not wait already. */
export function withoutWaiting(patch: SlotPatch, jobs: SlotJobs): SlotPatch {
  const waiting = createPatch(jobs.flatMap(({ slots }) => slots));
  return new Map(
    [...patch].filter(([key, { wanted }]) => {
      const job = waiting.get(key);
      return !job || !isSameContent(job.wanted, wanted);
    }),
  );
}

/** How many half hours of one person's date wait. */
export function countWaiting(jobs: SlotJobs, staffId: number, date: CalendarDate): number {
  const slots = jobs
    .flatMap((job) => job.slots)
    .filter((slot) => slot.staffId === staffId && slot.date === date);
  return new Set(slots.map(({ minutes }) => minutes)).size;
}
