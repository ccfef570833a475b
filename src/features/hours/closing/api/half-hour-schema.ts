import { readSchema } from '@/api/decode-beside';
import { fetchBeside } from '@/api/fetch-beside';
import { halfHours, type CountedMonth } from './half-hour-reader';

/** How an answer of half hours travels, of which many may come: in the form that `halfHoursSchema` checks. */
export const fetchHalfHours = (month: CountedMonth) =>
  fetchBeside({
    start: () => new Worker(new URL('./half-hour-worker.ts', import.meta.url), { type: 'module' }),
    question: month,
  });

/** `project-hour/get` by the days of a month, or with null `getAllHour`, as half hours of each person. */
export const halfHoursSchema = (month: CountedMonth) => readSchema(halfHours(month));
