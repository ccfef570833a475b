import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { readCounts } from '../../closing/api/closing-queries';
import type { DateRange } from '../../model/date-range';
import { totalsIn } from '../model/explorer-source';
import { fetchHourColumns, hourColumnsSchema } from './hour-columns-schema';

const ALL = ['hours', 'explorer'] as const;

/** Half a year of a large company is 60 MB. */
const TIMEOUT_MS = 120_000;

export const explorerQueries = {
  /** The half hours of everybody by day and project, in whole months, without those on deleted projects. */
  recorded: ({ start, end }: DateRange) =>
    queryOptions({
      queryKey: [...ALL, 'recorded', start.slice(0, 7), end.slice(0, 7)],
      queryFn: ({ signal }) =>
        request(hourColumnsSchema, {
          path: 'reporting-system/project-hour/get',
          body: { start_date: start, end_date: end },
          signal,
          timeout: TIMEOUT_MS,
          transport: fetchHourColumns,
        }),
      // Numbers in columns, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.projectHour' },
    }),
  /** All that each person recorded in each of these stretches of days. The explorer says itself where it cannot be had. */
  totals: (stretches: readonly DateRange[]) =>
    queryOptions({
      queryKey: [...ALL, 'totals', stretches],
      queryFn: async ({ signal }) => {
        const totals = [];
        for (const range of stretches) {
          const { start: first, end: last } = range;
          const path = 'reporting/getAllHour';
          totals.push(totalsIn(range, await readCounts({ path, month: null, first, last }, signal)));
        }
        return totals;
      },
      structuralSharing: false,
      meta: { reads: ['slots', 'staff'] },
    }),
};
