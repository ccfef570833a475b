import { decodeBeside } from '@/api/decode-beside';
import type { SlotReport } from './slot-job';
import type { PersonSlots } from './slot-reader';

/** A long answer that was read beside the page. */
export class ReadSlots {
  constructor(
    readonly slots: PersonSlots,
    /** How many of its rows were left out. */
    readonly unreadable: number,
  ) {}
}

/** The answer of `staff/get`, which may hold years, in the form that `staffSlotsSchema` checks. @throws as `decodeBeside`. */
export function decodeSlots(received: unknown, ending: AbortSignal): Promise<unknown> {
  return decodeBeside<SlotReport>(received, ending, {
    start: () => new Worker(new URL('./slot-worker.ts', import.meta.url), { type: 'module' }),
    message: (blob) => blob,
    toAnswer: (report) =>
      report.kind === 'slots' ? new ReadSlots(report.slots, report.unreadable) : report.answer,
  });
}
