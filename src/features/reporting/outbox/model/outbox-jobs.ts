import {
  applyPatch,
  byDay,
  contentAt,
  createPatch,
  isSameContent,
  packSlotKey,
  type PatchedSlot,
  type SlotContent,
  type SlotPatch,
  type WorkNames,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { CalendarDate } from '@/lib/calendar-date';

/** `before` is the content when the half hour was queued, 'unknown' where records were not loaded. */
export type QueuedSlot = PatchedSlot & { before: SlotContent | 'unknown' };

/** A half hour that holds neither its content when queued nor the content to write. */
export type SlotConflict = { slot: QueuedSlot; current: SlotContent };

/** Why a job waits for the user's decision; `message` is created by `message()`. */
export type Parking =
  | { reason: 'conflict'; conflicts: readonly SlotConflict[] }
  | { reason: 'refused' | 'unfinished'; message: string };

/** `queuedAt` in ms since 1970. */
export type SlotJob = {
  id: string;
  queuedAt: number;
  slots: readonly QueuedSlot[];
  parking: Parking | null;
};

export type SlotJobs = readonly SlotJob[];

/** `recorded` holds the records that the user saw, with the earlier jobs applied. */
export function createSlotJob(
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

/** Omits days that already wait with the same content; without other days `id` is the job that holds them. */
export function addJob(jobs: SlotJobs, job: SlotJob): { jobs: SlotJobs; id: string } {
  const waiting = new Map<number, { id: string; wanted: SlotContent }>();
  for (const { id, parking, slots } of jobs) {
    for (const slot of slots) {
      if (isFailed(parking)) waiting.delete(packSlotKey(slot));
      else waiting.set(packSlotKey(slot), { id, wanted: slot.wanted });
    }
  }
  const isWaiting = (slot: QueuedSlot) => {
    const found = waiting.get(packSlotKey(slot));
    return found !== undefined && isSameContent(found.wanted, slot.wanted);
  };
  const slots = byDay(job.slots)
    .filter((day) => !day.every(isWaiting))
    .flat();
  const [first] = job.slots;
  if (slots.length === 0) return { jobs, id: (first && waiting.get(packSlotKey(first))?.id) ?? job.id };
  return { jobs: appendJob(jobs, { ...job, slots }), id: job.id };
}

const isFailed = (parking: Parking | null) => parking !== null && parking.reason !== 'conflict';

/** A new job replaces failed ones that it covers completely. */
function appendJob(jobs: SlotJobs, job: SlotJob): SlotJobs {
  const keys = new Set(job.slots.map(packSlotKey));
  const covered = jobs.filter(
    ({ parking, slots }) => isFailed(parking) && slots.every((slot) => keys.has(packSlotKey(slot))),
  );
  return covered.reduce<SlotJobs>((left, { id }) => dropJob(left, id), [...jobs, job]);
}

/** Removes an unsent job; the next job on each of its half hours takes over its `before`. */
export function dropJob(jobs: SlotJobs, id: string): SlotJobs {
  const index = jobs.findIndex((job) => job.id === id);
  const dropped = jobs[index];
  if (!dropped) return jobs;
  const droppedSlots = new Map(dropped.slots.map((slot) => [packSlotKey(slot), slot]));
  return jobs.flatMap((job, at) => {
    if (at === index) return [];
    if (at < index) return [job];
    const slots = job.slots.map((slot) => {
      const droppedSlot = droppedSlots.get(packSlotKey(slot));
      droppedSlots.delete(packSlotKey(slot));
      return droppedSlot ? { ...slot, before: droppedSlot.before } : slot;
    });
    return [{ ...job, slots }];
  });
}

export function finishJob(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.filter((job) => job.id !== id);
}

export function parkJob(jobs: SlotJobs, id: string, parking: Parking): SlotJobs {
  return jobs.map((job) => (job.id === id ? { ...job, parking } : job));
}

/** Finds the first job that is not parked and shares no half hour with an earlier job. */
export function nextJob(jobs: SlotJobs): SlotJob | undefined {
  const blocked = new Set<number>();
  for (const job of jobs) {
    if (!job.parking && !job.slots.some((slot) => blocked.has(packSlotKey(slot)))) return job;
    for (const slot of job.slots) blocked.add(packSlotKey(slot));
  }
  return undefined;
}

/** True for a job that waits for the user's decision about an earlier one of the same half hours. */
export function isBehindParked(jobs: SlotJobs, job: SlotJob): boolean {
  const earlier = jobs.slice(0, jobs.indexOf(job)).filter(({ parking }) => parking !== null);
  return touchesWaiting(earlier, createPatch(job.slots));
}

/** True where half hours of the patch already wait: its write has to queue behind them. */
export function touchesWaiting(jobs: SlotJobs, patch: SlotPatch): boolean {
  return jobs.some(({ slots }) => slots.some((slot) => patch.has(packSlotKey(slot))));
}

export function countSlots(jobs: SlotJobs): number {
  return new Set(jobs.flatMap((job) => job.slots.map(packSlotKey))).size;
}

export function countConflicts(jobs: SlotJobs): number {
  const conflicts = jobs.flatMap(({ parking }) => (parking?.reason === 'conflict' ? parking.conflicts : []));
  return new Set(conflicts.map(({ slot }) => packSlotKey(slot))).size;
}

export type JobCheck = {
  /** The half hours that another user changed since; the job must not be sent while there are any. */
  conflicts: readonly SlotConflict[];
  /** Holds whole days of the job, because older servers replace a day by the content of one call. */
  patch: SlotPatch;
};

/** Compares a job with the current records; days that already hold all their content need no sending. */
export function checkJob(job: SlotJob, recorded: RecordedSlots): JobCheck {
  const conflicts: SlotConflict[] = [];
  const unwritten: QueuedSlot[] = [];
  for (const day of byDay(job.slots)) {
    let isWritten = true;
    for (const slot of day) {
      const current = contentAt(recorded, slot);
      if (isSameContent(current, slot.wanted)) continue;
      isWritten = false;
      const isUntouched = slot.before === 'unknown' ? current === null : isSameContent(slot.before, current);
      if (!isUntouched) conflicts.push({ slot, current });
    }
    if (!isWritten) unwritten.push(...day);
  }
  return { conflicts, patch: createPatch(unwritten) };
}

/** Applies all jobs to the records; returns the same map without jobs. */
export function withOutbox(recorded: RecordedSlots, jobs: SlotJobs, names?: WorkNames): RecordedSlots {
  return applyPatch(recorded, waitingPatch(jobs), { names, isWaiting: true });
}

export function withoutWaiting(patch: SlotPatch, jobs: SlotJobs): SlotPatch {
  const waiting = waitingPatch(jobs);
  return new Map(
    [...patch].filter(([key, { wanted }]) => {
      const queued = waiting.get(key);
      return !queued || !isSameContent(queued.wanted, wanted);
    }),
  );
}

const waitingPatch = (jobs: SlotJobs): SlotPatch => createPatch(jobs.flatMap(({ slots }) => slots));

export function countWaiting(jobs: SlotJobs, staffId: number, date: CalendarDate): number {
  const slots = jobs
    .flatMap((job) => job.slots)
    .filter((slot) => slot.staffId === staffId && slot.date === date);
  return new Set(slots.map(({ minutes }) => minutes)).size;
}
