import type { CalendarQuestion, CalendarReading } from '../model/calendar-event';
import type { CalendarFault } from '../model/calendar-text';
import type { CalendarReport } from './calendar-job';

/** Years of somebody's calendar have a tenth of it. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Rules without an end would hold the worker for ever. */
const LONGEST_MS = 20_000;

/** What became of a file: what it holds, or why it cannot be read. */
export type CalendarAnswer =
  | { kind: 'read'; reading: CalendarReading }
  | { kind: 'refused'; fault: CalendarFault | 'tooLarge' | 'tooSlow' | 'failed' };

/** Reads a calendar file in a worker of its own, so that the page stays free. It leaves this browser in no way. */
export function readCalendarFile(
  file: Blob,
  question: CalendarQuestion,
  signal: AbortSignal,
): Promise<CalendarAnswer> {
  if (file.size > MOST_BYTES) return Promise.resolve({ kind: 'refused', fault: 'tooLarge' });
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end({ kind: 'refused', fault: 'tooSlow' }), LONGEST_MS);
    const end = (answer: CalendarAnswer) => {
      worker.terminate();
      clearTimeout(timer);
      resolve(answer);
    };
    signal.addEventListener('abort', () => end({ kind: 'refused', fault: 'failed' }), { once: true });
    worker.onerror = () => end({ kind: 'refused', fault: 'failed' });
    worker.onmessage = ({ data }: MessageEvent<CalendarReport>) =>
      end(data.kind === 'failed' ? { kind: 'refused', fault: 'failed' } : data);
    worker.postMessage({ file, question });
  });
}
