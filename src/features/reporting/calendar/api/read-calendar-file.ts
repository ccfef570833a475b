import { withWorker } from '@/api/worker';
import type { CalendarQuestion, CalendarReading } from '../model/calendar-event';
import type { CalendarFault } from '../model/calendar-text';
import type { CalendarJob } from './calendar-worker';

/** Ten times a calendar of several years. */
const MOST_BYTES = 10 * 1024 * 1024;
/** A file of many long series would keep the worker busy for minutes. */
const LONGEST_MS = 20_000;

export type CalendarAnswer =
  | { kind: 'read'; reading: CalendarReading }
  | { kind: 'refused'; fault: CalendarFault | 'tooLarge' | 'tooSlow' | 'failed' };

/** Reads a file in a worker. Never rejects: an aborted or failed read is `refused`. */
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
