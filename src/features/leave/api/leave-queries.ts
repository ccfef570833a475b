import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { belongsTo, type Leave, type LeaveRecord, type Overtime, type Person } from '../model/leave';
import { leaveRecordsSchema, leavesSchema, overtimesSchema } from './leave-schema';

const LEAVE_KEY = ['leave'] as const;

export function readLeaves(signal?: AbortSignal): Promise<Leave[]> {
  return request(leavesSchema, { path: 'reporting-system/leave/get', signal });
}

/** Reads the leave records of everybody, or of `onlyPerson`: some servers ignore the id and send all of them. */
export async function readLeaveRecords(onlyPerson?: Person, signal?: AbortSignal): Promise<LeaveRecord[]> {
  const records = await requestWithVariant(leaveRecordsSchema, {
    path: 'reporting-system/leave-record/get',
    body: onlyPerson && { staff_id: onlyPerson.id },
    signal,
  });
  return onlyPerson ? records.filter((record) => belongsTo(record, onlyPerson)) : records;
}

export function readOvertimes(signal?: AbortSignal): Promise<Overtime[]> {
  return request(overtimesSchema, { path: 'reporting-system/over-time/get', signal });
}

export const leaveQueries = {
  /** Leaves of everybody; `useLeaveFinder` finds those of a person. Source: LV-2. */
  leaves: () =>
    queryOptions({
      queryKey: [...LEAVE_KEY, 'leaves'],
      queryFn: ({ signal }) => readLeaves(signal),
      meta: { reads: ['leave', 'staff'], failure: 'toasts:fetch.leaves' },
    }),
  /** Leave records of everybody, or of one person, as `useRecordScope` permits. Source: LV-5. */
  records: (onlyPerson?: Person) =>
    queryOptions({
      queryKey: [...LEAVE_KEY, 'records', onlyPerson ?? 'everybody'],
      queryFn: ({ signal }) => readLeaveRecords(onlyPerson, signal),
      meta: { reads: ['leave', 'staff'], failure: 'toasts:fetch.leaveRecord' },
    }),
  /** Registered overtime of everybody. Source: LV-4. */
  overtimes: () =>
    queryOptions({
      queryKey: [...LEAVE_KEY, 'overtimes'],
      queryFn: ({ signal }) => readOvertimes(signal),
      meta: { reads: ['overtime', 'staff'], failure: 'toasts:fetch.overTime' },
    }),
};
