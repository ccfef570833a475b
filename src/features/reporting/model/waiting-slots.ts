import type { CalendarDate } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import type { CodedName, Slot, StaffSlots } from './slot';
import type { QueuedSlot, SlotJobs } from './slot-queue';
import type { RecordedSlots } from './write-summary';

/** Finds projects and tasks by their ids, as far as they are known. */
export type WorkNames = {
  project: (id: number) => CodedName | undefined;
  task: (id: number) => CodedName | undefined;
};

const NO_NAMES: WorkNames = { project: () => undefined, task: () => undefined };

/** What is recorded as it will be once all jobs are sent, in order; the same map when none waits. */
export function withWaiting(
  recorded: RecordedSlots,
  jobs: SlotJobs,
  names: WorkNames = NO_NAMES,
): RecordedSlots {
  const waiting = new Map<number, QueuedSlot[]>();
  for (const slot of jobs.flatMap(({ slots }) => slots)) {
    const known = waiting.get(slot.staff_id);
    if (known) known.push(slot);
    else waiting.set(slot.staff_id, [slot]);
  }
  if (![...waiting.keys()].some((id) => recorded.has(id))) return recorded;
  return new Map(
    [...recorded].map(([id, staff]) => {
      const slots = waiting.get(id);
      return [id, slots ? overlay(staff, slots, names) : staff];
    }),
  );
}

function overlay(staff: StaffSlots, waiting: readonly QueuedSlot[], names: WorkNames): StaffSlots {
  const days = new Map(staff.days);
  const own = new Map<CalendarDate, Map<Period, Slot>>();
  for (const { date, period, wanted } of waiting) {
    let day = own.get(date);
    if (!day) {
      day = new Map(staff.days.get(date));
      own.set(date, day);
      days.set(date, day);
    }
    if (wanted === null) day.delete(period);
    else {
      const { project_id: projectId, task_id: taskId } = wanted;
      const [project, task] = [names.project(projectId) ?? null, names.task(taskId) ?? null];
      day.set(period, { period, projectId, taskId, project, task, isWaiting: true });
    }
  }
  return { ...staff, days };
}

/** How many half hours of one person's date wait. */
export function countWaiting(jobs: SlotJobs, staffId: number, date: CalendarDate): number {
  const slots = jobs
    .flatMap((job) => job.slots)
    .filter((slot) => slot.staff_id === staffId && slot.date === date);
  return new Set(slots.map(({ period }) => period)).size;
}
