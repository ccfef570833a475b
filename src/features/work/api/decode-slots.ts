import { decodeInWorker } from '@/api/read-in-worker';

/** The answer of `staff/get`, which may hold years, in the form that `staffSlotsSchema` checks. @throws as `decodeInWorker`. */
export function decodeSlots(received: unknown, ending: AbortSignal): Promise<unknown> {
  return decodeInWorker(
    received,
    ending,
    () => new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' }),
  );
}
