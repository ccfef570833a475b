import { queryOptions } from '@tanstack/react-query';
import { fetchInWorker, readSchema } from '@/api/read-in-worker';
import { request } from '@/api/request';
import { TEAM_TIMEOUT_MS, teamFreshMs } from '@/features/work/api/team-hours-queries';
import { hourColumnsReading } from '../explorer/api/hour-columns-reader';
import type { DateRange } from '../model/date-range';
import type { QuestionOrNone } from '../model/project-hours-form';

/** Sends `project-hour/get`; a worker reads the long answer in the form that `hourColumnsSchema` checks. */
export const fetchHourColumns = fetchInWorker(
  () => new Worker(new URL('../explorer/api/hour-columns-worker.ts', import.meta.url), { type: 'module' }),
);

/** The half hours of everybody, without those on deleted projects. */
export const hourColumnsSchema = readSchema(hourColumnsReading);

/** An answer with more entries takes seconds to read. */
const MANY_ENTRIES = 30_000;

function toBody({ isByMonth, weeks, start, end }: QuestionOrNone) {
  return isByMonth ? { start_date: start, end_date: end } : { end_date: end, week_date: weeks };
}

/** By month, the server answers for whole months: ranges with equal months share a key. */
function toKey({ isByMonth, weeks, start, end }: QuestionOrNone) {
  return isByMonth ? ['months', start.slice(0, 7), end.slice(0, 7)] : ['weeks', weeks, end];
}

export const hoursQueries = {
  /** Without deleted projects. For `weeks`, the server's answer begins one day too early. Source: HR-3. */
  projectHours: (question: QuestionOrNone) =>
    queryOptions({
      queryKey: ['hours', 'recorded', ...toKey(question)],
      queryFn: ({ signal }) =>
        request(hourColumnsSchema, {
          path: 'reporting-system/project-hour/get',
          body: toBody(question),
          signal,
          timeout: TEAM_TIMEOUT_MS,
          send: fetchHourColumns,
        }),
      staleTime: ({ state }) => teamFreshMs((state.data?.halfHours.length ?? 0) > MANY_ENTRIES),
      // Structural sharing cannot compare typed arrays.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.projectHour' },
    }),
  /** The whole months of a range. */
  recorded: (range: DateRange) => hoursQueries.projectHours({ ...range, isByMonth: true, weeks: 1 }),
};
