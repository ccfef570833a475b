import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { belongsTo, type LeaveRecord, type Person } from '../model/leave';
import { leaveRecordsSchema, leavesSchema, overtimesSchema } from './leave-schema';

const ALL = ['leave'] as const;

export const readLeaves = (signal?: AbortSignal) =>
  request(leavesSchema, { path: 'reporting-system/leave/get', signal });

/** Reads leave records of everybody or of `onlyPerson`; filters here, as some servers ignore the filter. */
export async function readLeaveRecords(onlyPerson?: Person, signal?: AbortSignal): Promise<LeaveRecord[]> {
  const body = onlyPerson && { staff_id: onlyPerson.id };
  const records = await requestWithVariant(leaveRecordsSchema, {
    path: 'reporting-system/leave-record/get',
    body,
    signal,
  });
  return onlyPerson ? records.filter((record) => belongsTo(record, onlyPerson)) : records;
}

export const readOvertimes = (signal?: AbortSignal) =>
  request(overtimesSchema, { path: 'reporting-system/over-time/get', signal });

export const leaveQueries = {
  /** Leaves of everybody. Only the leave records say whose they are: see `useLeaveFinder`. */
  leaves: () =>
    queryOptions({
      queryKey: [...ALL, 'leaves'],
      queryFn: ({ signal }) => readLeaves(signal),
      meta: { reads: ['leave', 'staff'], failure: 'toasts:fetch.leaves' },
    }),
  /** Leave records of everybody, or of one person. `useRecordScope` decides which. Source: LV-5. */
  records: (onlyPerson?: Person) =>
    queryOptions({
      queryKey: [...ALL, 'records', onlyPerson ?? 'everybody'],
      queryFn: ({ signal }) => readLeaveRecords(onlyPerson, signal),
      meta: { reads: ['leave', 'staff'], failure: 'toasts:fetch.leaveRecord' },
    }),
  /** Registered overtime of everybody. Source: LV-4. */
  overtimes: () =>
    queryOptions({
      queryKey: [...ALL, 'overtimes'],
      queryFn: ({ signal }) => readOvertimes(signal),
      meta: { reads: ['overtime', 'staff'], failure: 'toasts:fetch.overTime' },
    }),
};
