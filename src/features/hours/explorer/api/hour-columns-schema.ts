import { fetchInWorker, readSchema } from '@/api/read-in-worker';
import { hourColumns } from './hour-columns-reader';

/** Sends `project-hour/get`, whose answer may be very long; gives it in the form that `hourColumnsSchema` checks. */
export const fetchHourColumns = fetchInWorker(
  () => new Worker(new URL('./hour-columns-worker.ts', import.meta.url), { type: 'module' }),
);

/** The half hours of everybody, without those on deleted projects. */
export const hourColumnsSchema = readSchema(hourColumns);
