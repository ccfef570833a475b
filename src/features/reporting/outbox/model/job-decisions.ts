import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { staffIdsOf } from '@/features/work/model/slot';
import { isSameContent, type SlotContent, keyOf } from '@/features/work/model/slot-patch';
import type { SlotConflict, SlotJob, SlotJobs } from './outbox-jobs';

/** Whom and which dates a job concerns, each once and the dates in their order. */
export function jobTarget({ slots }: SlotJob): { staffIds: number[]; dates: CalendarDate[] } {
  return {
    staffIds: staffIdsOf(slots),
    dates: [...new Set(slots.map(({ date }) => date))].sort(),
  };
}

/** Neighbouring half hours with the same conflict; `start` and `finish` are minutes since midnight. */
export type ConflictSpan = {
  staffId: number;
  date: CalendarDate;
  start: number;
  finish: number;
  stands: SlotContent;
  wanted: SlotContent;
};

/** Conflicts as people read them: half hours side by side with the same contents are one. */
export function conflictSpans(conflicts: readonly SlotConflict[]): ConflictSpan[] {
  const spans: ConflictSpan[] = [];
  for (const { slot, stands } of conflicts) {
    const { staffId, date, minutes: start, wanted } = slot;
    const last = spans.at(-1);
    if (
      last?.staffId === staffId &&
      last.date === date &&
      last.finish === start &&
      isSameContent(last.stands, stands) &&
      isSameContent(last.wanted, wanted)
    ) {
      last.finish += SLOT_MINUTES;
    } else spans.push({ staffId, date, start, finish: start + SLOT_MINUTES, stands, wanted });
  }
  return spans;
}

/** The user decided: what stands there now may be replaced. A further change by somebody else asks again. */
export function keepMine(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.map((job) => {
    if (job.id !== id || job.parking?.reason !== 'conflict') return job;
    const current = new Map(job.parking.conflicts.map(({ slot, stands }) => [keyOf(slot), stands]));
    const slots = job.slots.map((slot) => {
      const stands = current.get(keyOf(slot));
      return stands === undefined ? slot : { ...slot, before: stands };
    });
    return { ...job, slots, parking: null };
  });
}

/** The user decided: what stands there now stays; the rest of the job is sent. */
export function keepTheirs(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.flatMap((job) => {
    if (job.id !== id || job.parking?.reason !== 'conflict') return [job];
    const theirs = new Set(job.parking.conflicts.map(({ slot }) => keyOf(slot)));
    const slots = job.slots.filter((slot) => !theirs.has(keyOf(slot)));
    return slots.length > 0 ? [{ ...job, slots, parking: null }] : [];
  });
}

/** Lets a failed job be tried again. */
export function resume(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.map((job) => (job.id === id ? { ...job, parking: null } : job));
}
