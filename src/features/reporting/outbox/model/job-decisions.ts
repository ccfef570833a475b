import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { distinctStaffIds } from '@/features/work/model/slot';
import { isSameContent, type SlotContent, packSlotKey } from '@/features/work/model/slot-patch';
import type { SlotConflict, SlotJob, SlotJobs } from './outbox-jobs';

export function jobTarget({ slots }: SlotJob): { staffIds: number[]; dates: CalendarDate[] } {
  return {
    staffIds: distinctStaffIds(slots),
    dates: [...new Set(slots.map(({ date }) => date))].sort(),
  };
}

/** Neighbouring half hours with the same conflict; `start` and `finish` are minutes since midnight. */
type ConflictSpan = {
  staffId: number;
  date: CalendarDate;
  start: number;
  finish: number;
  current: SlotContent;
  wanted: SlotContent;
};

export function conflictSpans(conflicts: readonly SlotConflict[]): ConflictSpan[] {
  const spans: ConflictSpan[] = [];
  for (const { slot, current } of conflicts) {
    const { staffId, date, minutes: start, wanted } = slot;
    const last = spans.at(-1);
    if (
      last?.staffId === staffId &&
      last.date === date &&
      last.finish === start &&
      isSameContent(last.current, current) &&
      isSameContent(last.wanted, wanted)
    ) {
      last.finish += SLOT_MINUTES;
    } else spans.push({ staffId, date, start, finish: start + SLOT_MINUTES, current, wanted });
  }
  return spans;
}

/** Lets the job replace the current records; a further change by another user is a new conflict. */
export function keepMine(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.map((job) => {
    if (job.id !== id || job.parking?.reason !== 'conflict') return job;
    const contents = new Map(job.parking.conflicts.map(({ slot, current }) => [packSlotKey(slot), current]));
    const slots = job.slots.map((slot) => {
      const current = contents.get(packSlotKey(slot));
      return current === undefined ? slot : { ...slot, before: current };
    });
    return { ...job, slots, parking: null };
  });
}

/** Removes the conflicting half hours, so that the rest of the job can be sent. */
export function keepTheirs(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.flatMap((job) => {
    if (job.id !== id || job.parking?.reason !== 'conflict') return [job];
    const theirs = new Set(job.parking.conflicts.map(({ slot }) => packSlotKey(slot)));
    const slots = job.slots.filter((slot) => !theirs.has(packSlotKey(slot)));
    return slots.length > 0 ? [{ ...job, slots, parking: null }] : [];
  });
}

export function resume(jobs: SlotJobs, id: string): SlotJobs {
  return jobs.map((job) => (job.id === id ? { ...job, parking: null } : job));
}
