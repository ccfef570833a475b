import { decodeBeside, readSchema } from '@/api/decode-beside';
import { countsOf, type CountedMonth } from './half-hour-reader';

/** An answer of half hours, of which many may come, in the form that `halfHoursSchema` checks. */
export function decodeHalfHours(month: CountedMonth) {
  return (received: unknown, ending: AbortSignal) =>
    decodeBeside(received, ending, {
      start: () => new Worker(new URL('./half-hour-worker.ts', import.meta.url), { type: 'module' }),
      message: (blob) => ({ received: blob, month }),
    });
}

/** `project-hour/get` by the days of a month, or with null `getAllHour`, as half hours of each person. */
export const halfHoursSchema = (month: CountedMonth) => readSchema(countsOf(month));
