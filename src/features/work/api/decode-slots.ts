import { readJson } from '@/api/read-json';
import type { SlotReport } from './slot-job';
import type { PersonSlots } from './slot-reader';

/** On a slow machine shorter ones are read within a frame, and sooner than a worker is there. */
const LONG_BYTES = 512 * 1024;

/** A long answer that was read beside the page. */
export class ReadSlots {
  constructor(
    readonly slots: PersonSlots,
    /** How many of its rows were left out. */
    readonly unreadable: number,
  ) {}
}

/**
 * The answer of `staff/get` in the form that `staffSlotsSchema` checks. One that holds years is read by a worker, so
 * that the page stays free.
 *
 * @throws the reason of `ending` as soon as it is given.
 */
export async function decodeSlots(received: unknown, ending: AbortSignal): Promise<unknown> {
  if (!(received instanceof Blob) || received.size < LONG_BYTES) return readJson(received);
  return new Promise((resolve, reject) => {
    ending.throwIfAborted();
    const worker = new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      ending.removeEventListener('abort', cancel);
    };
    function cancel() {
      end();
      // Whoever stops it says why with an error, `AbortController` does too.
      reject(ending.reason as Error);
    }
    ending.addEventListener('abort', cancel);
    // The worker of a release that is gone cannot be loaded any more.
    worker.onerror = () => {
      end();
      resolve(readJson(received));
    };
    worker.onmessage = ({ data }: MessageEvent<SlotReport>) => {
      end();
      resolve(data.kind === 'slots' ? new ReadSlots(data.slots, data.unreadable) : data.answer);
    };
    worker.postMessage(received);
  });
}
