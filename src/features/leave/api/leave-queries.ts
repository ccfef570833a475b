import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { leaveRecordsSchema, leavesSchema, overtimesSchema, recordedHoursSchema } from './leave-schema';

const ALL = ['leave'] as const;

export const readLeaves = (signal?: AbortSignal) =>
  request(leavesSchema, { path: 'reporting-system/leave/get', signal });

/** Without a filter: the older server stumbles over `staff_id`. */
export const readLeaveRecords = (signal?: AbortSignal) =>
  request(leaveRecordsSchema, { path: 'reporting-system/leave-record/get', signal });

export const readOvertimes = (signal?: AbortSignal) =>
  request(overtimesSchema, { path: 'reporting-system/over-time/get', signal });

export const leaveQueries = {
  all: ALL,
  /** Everybody's leaves. Whose they are, only the leave records tell: see `useLeaveFinder`. */
  leaves: () =>
    queryOptions({
      queryKey: [...ALL, 'leaves'],
      queryFn: ({ signal }) => readLeaves(signal),
      meta: { failure: 'toasts:fetch.leaves' },
    }),
  /** Everybody's leave records. Source: LV-5. */
  records: () =>
    queryOptions({
      queryKey: [...ALL, 'records'],
      queryFn: ({ signal }) => readLeaveRecords(signal),
      meta: { failure: 'toasts:fetch.leaveRecord' },
    }),
  /** Everybody's registered overtime. Source: LV-4. */
  overtimes: () =>
    queryOptions({
      queryKey: [...ALL, 'overtimes'],
      queryFn: ({ signal }) => readOvertimes(signal),
      meta: { failure: 'toasts:fetch.overTime' },
    }),
  /** One person's recorded hours by date. */
  recordedHours: (staffId: number) =>
    queryOptions({
      queryKey: [...ALL, 'recorded-hours', staffId],
      queryFn: ({ signal }) =>
        request(recordedHoursSchema, {
          path: 'reporting-system/staff/get',
          body: { id: staffId, task_performance: {} },
          signal,
        }),
      // A map, which structural sharing cannot compare.
      structuralSharing: false,
    }),
};
