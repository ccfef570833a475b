import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { decodeInWorker, readSchema } from '@/api/read-in-worker';
import { silent } from '@/api/silent-query';
import { hoursByDate } from '../model/day-hours';
import { summariseWork } from '../model/due-from';
import type { StaffSlots } from '../model/slot';
import { setSlotProgress } from './slot-progress';
import { timeRead } from './slot-read-times';
import { personSlotsReading } from './slot-reader';

/** One person of `staff/get`: empty when the server no longer knows them; a deleted project is null. */
export const staffSlotsSchema = readSchema(personSlotsReading);

/** Decodes an answer of years in a worker. @throws as `decodeInWorker`. */
export function decodeSlots(received: unknown, signal: AbortSignal): Promise<unknown> {
  return decodeInWorker(
    received,
    signal,
    () => new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' }),
  );
}

export const SLOT_KEY = ['work', 'slots'] as const;
const READS = ['slots', 'settings', 'projects', 'tasks', 'staff', 'skills'] as const;

/** Recorded work and saved defaults of one person; the skill sheet has the date of joining. */
const RELATIONS = {
  task_performance: {},
  task_performance_setting: {},
  project: {},
  task: {},
  skill_sheet: {},
};

/** The server answers with all half hours ever recorded: 20 MB for ten years take it half a minute. */
const TIMEOUT_MS = 120_000;
/** A page that needs the whole histories of more people does without them. */
export const MOST_HISTORIES = 20;

/** Reads one person's half hours; `token` is that of the session in which a task began. @throws {ApiError} */
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
    onProgress: (loaded, total) => setSlotProgress(staffId, { loaded, total }),
  }).finally(() => setSlotProgress(staffId, null));
  return { staffId, ...slots };
}

export const slotQueries = {
  /** Recorded work and weekday settings of one person. Source: RP-10, RS-1. */
  ofStaff: (staffId: number) =>
    queryOptions({
      queryKey: [...SLOT_KEY, staffId],
      queryFn: ({ client, signal }) => timeRead(client, staffId, () => readStaffSlots(staffId, { signal })),
      // The indexes are maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: READS, failure: 'toasts:fetch.staffs', persists: staffId },
    }),
  /** The hours by date of one person; silent, because its users show the failure in place. */
  hoursByDate: (staffId: number) =>
    queryOptions({ ...silent(slotQueries.ofStaff(staffId)), select: hoursByDate }),
  /** The hours by date, and the date from which hours are due; silent likewise. */
  summary: (staffId: number) =>
    queryOptions({ ...silent(slotQueries.ofStaff(staffId)), select: summariseWork }),
};
