import { readSchema } from '@/api/decode-beside';
import { fetchBeside } from '@/api/fetch-beside';
import { hourColumns } from './hour-columns-reader';

/** How the answer of `project-hour/get` travels, of which much may come: in the form that `hourColumnsSchema` checks. */
export const fetchHourColumns = fetchBeside({
  start: () => new Worker(new URL('./hour-columns-worker.ts', import.meta.url), { type: 'module' }),
  question: null,
});

/** The half hours of everybody, without those on deleted projects. */
export const hourColumnsSchema = readSchema(hourColumns);
