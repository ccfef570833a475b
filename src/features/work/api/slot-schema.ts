import { decodeInWorker, readSchema } from '@/api/read-in-worker';
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
