import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { TEAM_TIMEOUT_MS, teamFreshMs, teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { fetchInWorker, readSchema } from '@/api/read-in-worker';
import type { DateRange } from '../model/date-range';
import type { AskedQuestion } from '../model/project-hours-form';
import { hourColumns } from '../explorer/api/hour-columns-reader';

/** Sends `project-hour/get`; a worker reads the long answer in the form that `hourColumnsSchema` checks. */
export const fetchHourColumns = fetchInWorker(
  () => new Worker(new URL('../explorer/api/hour-columns-worker.ts', import.meta.url), { type: 'module' }),
);

/** The half hours of everybody, without those on deleted projects. */
export const hourColumnsSchema = readSchema(hourColumns);

const MANY_ENTRIES = 30_000;

function questionBody({ isByMonth, weeks, start, end }: AskedQuestion) {
  return isByMonth ? { start_date: start, end_date: end } : { end_date: end, week_date: weeks };
}

// The server answers for whole months, and the URL may have any day of them: equal answers get one key.
function questionKey({ isByMonth, weeks, start, end }: AskedQuestion) {
  return isByMonth ? ['months', start.slice(0, 7), end.slice(0, 7)] : ['weeks', weeks, end];
}

export const hoursQueries = {
  /** Hours of each member in a range, on deleted projects too. Source: HR-1. */
  byMember: teamHoursQueries.byMember,
  /** By day and project, without deleted projects: of n weeks and one day, or of months. Source: HR-3. */
  projectHours: (question: AskedQuestion) =>
    queryOptions({
      queryKey: ['hours', 'recorded', ...questionKey(question)],
      queryFn: ({ signal }) =>
        request(hourColumnsSchema, {
          path: 'reporting-system/project-hour/get',
          body: questionBody(question),
          signal,
          timeout: TEAM_TIMEOUT_MS,
          send: fetchHourColumns,
        }),
      staleTime: ({ state }) => teamFreshMs((state.data?.halfHours.length ?? 0) > MANY_ENTRIES),
      // Structural sharing cannot compare typed arrays.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.projectHour' },
    }),
  recorded: (range: DateRange) => hoursQueries.projectHours({ ...range, isByMonth: true, weeks: 1 }),
};
