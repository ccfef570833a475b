import { withWorker } from '@/api/worker';
import type { CalendarQuestion, CalendarReading } from '../model/calendar-event';
import type { CalendarFault } from '../model/calendar-text';
import type { CalendarJob } from './calendar-worker';

/** Years of somebody's calendar have a tenth of it. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Rules without an end would hold the worker for ever. */
const LONGEST_MS = 20_000;

/** What became of a file: what it holds, or why it cannot be read. */
export type CalendarAnswer =
  | { kind: 'read'; reading: CalendarReading }
  | { kind: 'refused'; fault: CalendarFault | 'tooLarge' | 'tooSlow' | 'failed' };

/** Reads a calendar file in a worker of its own, so that the page stays free. It leaves this browser in no way. */
export async function readCalendarFile(
  file: Blob,
  question: CalendarQuestion,
  signal: AbortSignal,
): Promise<CalendarAnswer> {
  if (file.size > MOST_BYTES) return { kind: 'refused', fault: 'tooLarge' };
  const start = () => new Worker(new URL('./calendar-worker.ts', import.meta.url), { type: 'module' });
  const tooSlow = AbortSignal.timeout(LONGEST_MS);
  try {
    const ending = AbortSignal.any([signal, tooSlow]);
    return await withWorker<CalendarJob, CalendarAnswer>(start, ending, ({ ask }) =>
      ask('read', { file, question }),
    );
  } catch {
    return { kind: 'refused', fault: tooSlow.aborted ? 'tooSlow' : 'failed' };
  }
}
