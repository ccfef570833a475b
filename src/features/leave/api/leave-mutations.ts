import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { cachedOrFetch } from '@/api/save/cached-or-fetch';
import { createRecord } from '@/api/save/create-record';
import type { Leave, LeaveRecord, Person } from '../model/leave';
import { timesLeaveSaved, timesOvertimeSaved, timesRecordSaved } from '../model/lost-response';
import { createLeaveFinder, lacksLeaves } from '../model/person-leaves';
import type { CalculationPayload, LeavePayload, OvertimePayload } from '../model/registration';
import { leaveQueries, readLeaveRecords, readLeaves, readOvertimes } from './leave-queries';
import { useRecordScope } from './use-record-scope';

type WriteInput<Payload> = { person: Person; payload: Payload };

const send = (path: string, body: Record<string, unknown>) =>
  requestWithVariant(ignoredAnswer, { path: `reporting-system/${path}`, body, timeout: WRITE_TIMEOUT_MS });

async function findLeaves(
  person: Person,
  records: LeaveRecord[],
  read: () => Leave[] | Promise<Leave[]>,
): Promise<Leave[]> {
  return createLeaveFinder(records, lacksLeaves(records) ? await read() : [])(person);
}

/** Provides two readers of each list: from the cache before a write, and from the server after it. */
function createReaders(queryClient: QueryClient, scope: Person | undefined) {
  const readRecordsNow = () => readLeaveRecords(scope);
  const readRecordsBefore = () =>
    cachedOrFetch(queryClient, leaveQueries.records(scope).queryKey, readRecordsNow);
  return {
    records: { readBefore: readRecordsBefore, readNow: readRecordsNow },
    overtimes: {
      readBefore: () => cachedOrFetch(queryClient, leaveQueries.overtimes().queryKey, readOvertimes),
      readNow: () => readOvertimes(),
    },
    personLeaves: (person: Person) => ({
      readBefore: async () =>
        findLeaves(person, await readRecordsBefore(), () =>
          cachedOrFetch(queryClient, leaveQueries.leaves().queryKey, readLeaves),
        ),
      readNow: async () => findLeaves(person, await readRecordsNow(), readLeaves),
    }),
  };
}

/** The key lets a second try first look whether an earlier one saved the record. */
const toCreateRequest = (path: string, payload: Record<string, unknown>) => ({
  key: `${path} ${JSON.stringify(payload)}`,
  write: () => send(path, payload),
});

export const toCreateLeaveRequest = (payload: LeavePayload) => toCreateRequest('leave/create', payload);

/** Registers leave on one date or several. Source: LV-2, LV-6. */
export function useCreateLeave() {
  const readers = createReaders(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: WriteInput<LeavePayload>) =>
      createRecord({
        ...toCreateLeaveRequest(payload),
        ...readers.personLeaves(person),
        timesSaved: (before, now) => timesLeaveSaved(payload, before, now),
      }),
    meta: { writes: ['leave'], success: 'toasts:leave.created', failure: 'toasts:leave.createFailed' },
  });
}

/** Lets the server calculate a new employee's leave. Source: LV-3, LV-6. */
export function useCalculateLeave() {
  const readers = createReaders(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: WriteInput<CalculationPayload>) =>
      createRecord({
        ...toCreateRequest('leave-record/create', payload),
        ...readers.records,
        timesSaved: (before, now) => timesRecordSaved(person, before, now),
      }),
    meta: {
      // The calculation sets the permanent date of the member.
      writes: ['leave', 'staff'],
      success: 'toasts:leave.recordCreated',
      failure: 'toasts:leave.recordCreateFailed',
    },
  });
}

/** Registers overtime. Source: LV-4, LV-6. */
export function useCreateOvertime() {
  const readers = createReaders(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: WriteInput<OvertimePayload>) =>
      createRecord({
        ...toCreateRequest('over-time/create', payload),
        ...readers.overtimes,
        timesSaved: (before, now) => timesOvertimeSaved(person, payload, before, now),
      }),
    meta: {
      writes: ['overtime'],
      success: 'toasts:leave.overTimeCreated',
      failure: 'toasts:leave.overTimeCreateFailed',
    },
  });
}
