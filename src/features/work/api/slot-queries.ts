import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { decodeInWorker, readSchema } from '@/api/read-in-worker';
import { hoursByDate } from '../model/day-hours';
import { workOf } from '../model/due-from';
import type { StaffSlots } from '../model/slot';
import { noteArrived } from './slot-progress';
import { timeRead } from './slot-read-times';
import { personSlots } from './slot-reader';

/**
 * The answer of `staff/get` for one person, with `task_performance` and `task_performance_setting`: indexed by day and
 * period. Empty when the server knows the person no more. Unknown fields are ignored; a deleted project is null.
 */
export const staffSlotsSchema = readSchema(personSlots);

/** The answer, which may hold years, in the form that `staffSlotsSchema` checks. @throws as `decodeInWorker`. */
export function decodeSlots(received: unknown, ending: AbortSignal): Promise<unknown> {
  return decodeInWorker(
    received,
    ending,
    () => new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' }),
  );
}

/** The beginning of the keys of all people. */
export const SLOT_KEY = ['work', 'slots'] as const;
const READS = ['slots', 'settings', 'projects', 'tasks', 'staff', 'skills'] as const;

/** What one person recorded and saved, and when they began: the date of joining is in the skill sheet. */
const RELATIONS = {
  task_performance: {},
  task_performance_setting: {},
  project: {},
  task: {},
  skill_sheet: {},
};

/** The server answers all that somebody ever recorded: 20 MB for ten years, on which it works for half a minute. */
const TIMEOUT_MS = 120_000;

/** What one person recorded and saved, straight from the server. */
export async function readStaffSlots(
  staffId: number,
  { signal, token }: { signal?: AbortSignal; token?: string } = {},
): Promise<StaffSlots> {
  const slots = await request(staffSlotsSchema, {
    path: 'reporting-system/staff/get',
    body: { id: staffId, ...RELATIONS },
    signal,
    token,
    timeout: TIMEOUT_MS,
    decode: decodeSlots,
    onProgress: (loaded, total) => noteArrived(staffId, { loaded, total }),
  }).finally(() => noteArrived(staffId, null));
  return { staffId, ...slots };
}

export const slotQueries = {
  /** All that one person recorded and their saved weekday settings. One query for each person. Source: RP-10, RS-1. */
  ofStaff: (staffId: number) =>
    queryOptions({
      queryKey: [...SLOT_KEY, staffId],
      queryFn: ({ client, signal }) => timeRead(client, staffId, () => readStaffSlots(staffId, { signal })),
      // The indexes are maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: READS, failure: 'toasts:fetch.staffs', persists: staffId },
    }),
  /** The hours of each date of one person, for a hint that says itself where they cannot be had. */
  hoursByDate: (staffId: number) =>
    queryOptions({
      ...slotQueries.ofStaff(staffId),
      select: hoursByDate,
      meta: { reads: READS, persists: staffId },
    }),
  /** The same with the day from which on hours are due. */
  work: (staffId: number) =>
    queryOptions({
      ...slotQueries.ofStaff(staffId),
      select: workOf,
      meta: { reads: READS, persists: staffId },
    }),
};
