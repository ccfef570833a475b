import { decodeBeside, readSchema } from '@/api/decode-beside';
import { hourColumns } from './hour-columns-reader';

/** The answer of `project-hour/get`, of which much may come, in the form that `hourColumnsSchema` checks. */
export function decodeHourColumns(received: unknown, ending: AbortSignal): Promise<unknown> {
  return decodeBeside(received, ending, {
    start: () => new Worker(new URL('./hour-columns-worker.ts', import.meta.url), { type: 'module' }),
  });
}

/** The half hours of everybody, without those on deleted projects. */
export const hourColumnsSchema = readSchema(hourColumns);
