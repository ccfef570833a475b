import { decodeBeside } from '@/api/decode-beside';

/** The answer of `staff/get`, which may hold years, in the form that `staffSlotsSchema` checks. @throws as `decodeBeside`. */
export function decodeSlots(received: unknown, ending: AbortSignal): Promise<unknown> {
  return decodeBeside(
    received,
    ending,
    () => new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' }),
  );
}
