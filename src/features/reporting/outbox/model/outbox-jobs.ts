import {
  byDay,
  contentAt,
  createPatch,
  isSameContent,
  keyOf,
  type PatchedSlot,
  type SlotContent,
  type SlotPatch,
  applyPatch,
  type WorkNames,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { CalendarDate } from '@/lib/calendar-date';

/** A half hour that waits: what it is to hold, and what it held when it was queued, if that was known. */
export type QueuedSlot = PatchedSlot & { before: SlotContent | 'unknown' };

/** A half hour which holds neither what it held when it was queued nor what it is to hold. */
export type SlotConflict = { slot: QueuedSlot; stands: SlotContent };

/**
 * Why a job is not sent: somebody else changed its half hours, the server refused them, or it is the rest of a write that
 * came to no end (with the reason in a `message()`).
 */
export type Parking =
  | { reason: 'conflict'; conflicts: readonly SlotConflict[] }
  | { reason: 'refused' | 'unfinished'; message: string };

/** One submit that waits for a connection. `queuedAt` is in ms since 1970. */
export type SlotJob = {
  id: string;
  queuedAt: number;
  slots: readonly QueuedSlot[];
  parking: Parking | null;
};

export type SlotJobs = readonly SlotJob[];

const slotKeys = (job: SlotJob) => new Set(job.slots.map(keyOf));

/** The job of a patch. `recorded` is what the user saw, earlier waiting jobs included. */
export function createJob(
  patch: SlotPatch,
  recorded: RecordedSlots,
  { id, queuedAt }: Pick<SlotJob, 'id' | 'queuedAt'>,
): SlotJob {
  const slots = [...patch.values()].map((slot): QueuedSlot => ({
    ...slot,
    before: recorded.has(slot.staffId) ? contentAt(recorded, slot) : 'unknown',
  }));
  return { id, queuedAt, slots, parking: null };
}

/**
 * Adds a job at the end, without the days that wait already as it wants them. `id` names the job that holds its half
 * hours then: another one where nothing of it is new.
 */
export function addJob(jobs: SlotJobs, job: SlotJob): { jobs: SlotJobs; id: string } {
  const waiting = new Map<number, { id: string; wanted: SlotContent }>();
  for (const { id, parking, slots } of jobs) {
    for (const slot of slots) {
      if (isFailed(parking)) waiting.delete(keyOf(slot));
      else waiting.set(keyOf(slot), { id, wanted: slot.wanted });
    }
  }
  const isWaiting = (slot: QueuedSlot) => {
    const found = waiting.get(keyOf(slot));
    return found !== undefined && isSameContent(found.wanted, slot.wanted);
  };
  const slots = byDay(job.slots)
    .filter((day) => !day.every(isWaiting))
    .flat();
  const [first] = job.slots;
  if (slots.length === 0) return { jobs, id: (first && waiting.get(keyOf(first))?.id) ?? job.id };
  return { jobs: appendJob(jobs, { ...job, slots }), id: job.id };
}

const isFailed = (parking: Parking | null) => parking !== null && parking.reason !== 'conflict';

/** Failed jobs that the new one covers wholly have been done anew by it: they go. */
function appendJob(jobs: SlotJobs, job: SlotJob): SlotJobs {
  const keys = slotKeys(job);
  const covered = jobs.filter(
    ({ parking, slots }) => isFailed(parking) && slots.every((slot) => keys.has(keyOf(slot))),
  );
  return covered.reduce<SlotJobs>((left, { id }) => dropJob(left, id), [...jobs, job]);
}

/** Takes a job out unsent: later jobs on the same half hours then start from what it started from. */
export function dropJob(jobs: SlotJobs, id: string): SlotJobs {
  const index = jobs.findIndex((job) => job.id === id);
  const dropped = jobs[index];
  if (!dropped) return jobs;
  const heirs = new Map(dropped.slots.map((slot) => [keyOf(slot), slot]));
  return jobs.flatMap((job, at) => {
    if (at === index) return [];
    if (at < index) return [job];
    const slots = job.slots.map((slot) => {
      const heir = heirs.get(keyOf(slot));
      heirs.delete(keyOf(slot));
      return heir ? { ...slot, before: heir.before } : slot;
    });
    return [{ ...job, slots }];
  });
}

/** Takes a job out that the server has. */
export function finishJob(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.filter((job) => job.id !== id);
}

export function parkJob(jobs: SlotJobs, id: string, parking: Parking): SlotJobs {
  return jobs.map((job) => (job.id === id ? { ...job, parking } : job));
}

/** The next job to send: the first one that is not parked, and waits for no parked one on the same half hours. */
export function nextJob(jobs: SlotJobs): SlotJob | undefined {
  const blocked = new Set<number>();
  for (const job of jobs) {
    if (!job.parking && !job.slots.some((slot) => blocked.has(keyOf(slot)))) return job;
    for (const slot of job.slots) blocked.add(keyOf(slot));
  }
  return undefined;
}

/** True when half hours wait already: a write of them has to wait behind them. */
export function touchesWaiting(jobs: SlotJobs, patch: SlotPatch): boolean {
  return jobs.some(({ slots }) => slots.some((slot) => patch.has(keyOf(slot))));
}

/** How many half hours wait, each counted once. */
export function countSlots(jobs: SlotJobs): number {
  return new Set(jobs.flatMap((job) => job.slots.map(keyOf))).size;
}

/** How many half hours wait for a decision, because somebody else changed them. */
export function countConflicts(jobs: SlotJobs): number {
  const conflicts = jobs.flatMap(({ parking }) => (parking?.reason === 'conflict' ? parking.conflicts : []));
  return new Set(conflicts.map(({ slot }) => keyOf(slot))).size;
}

export type JobCheck = {
  /** What somebody else changed since. Nothing of the job may be sent while there is any. */
  conflicts: readonly SlotConflict[];
  /** What is left to send: whole days of the job, because older servers replace a day with what one call holds. */
  patch: SlotPatch;
};

/** Compares a job with what the server holds now. Whatever is there already needs no sending. */
export function checkJob(job: SlotJob, recorded: RecordedSlots): JobCheck {
  const conflicts: SlotConflict[] = [];
  const left: QueuedSlot[] = [];
  for (const day of byDay(job.slots)) {
    let isMissing = false;
    for (const slot of day) {
      const stands = contentAt(recorded, slot);
      if (isSameContent(stands, slot.wanted)) continue;
      isMissing = true;
      const isUntouched = slot.before === 'unknown' ? stands === null : isSameContent(slot.before, stands);
      if (!isUntouched) conflicts.push({ slot, stands });
    }
    if (isMissing) left.push(...day);
  }
  return { conflicts, patch: createPatch(left) };
}

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
