import {
  createSlotJob,
  type Parking,
  type SlotJob,
  type SlotJobs,
} from '@/features/reporting/outbox/model/outbox-jobs';
import type { SlotContent, SlotPatch } from '@/features/work/model/slot-patch';
import { DAY, patch, recorded, staffSlots, type slot } from '../../work/slot-builders';

export const OTHER_DAY = '2026-11-23';
export const B = { projectId: 2, taskId: 2 };

export const fill = (work: SlotContent, ...times: string[]) =>
  patch(...times.map((time) => [time, work] as const));

export const clear = (...times: string[]) => fill(null, ...times);

/** The records of staff 4 on `DAY` on the server. */
export const holds = (...slots: ReturnType<typeof slot>[]) => recorded(staffSlots(4, { [DAY]: slots }));

export const job = (id: string, patch: SlotPatch, before = holds()): SlotJob =>
  createSlotJob(patch, before, { id, queuedAt: 0 });

export const refused: Parking = { reason: 'refused', message: 'no' };

export const befores = (jobs: SlotJobs, id: string) =>
  jobs.find((one) => one.id === id)?.slots.map(({ before }) => before);
