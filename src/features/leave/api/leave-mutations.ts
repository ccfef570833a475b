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

type Write<Payload> = { person: Person; payload: Payload };

const send = (path: string, body: Record<string, unknown>) =>
  requestWithVariant(ignoredAnswer, { path: `reporting-system/${path}`, body, timeout: WRITE_TIMEOUT_MS });

async function findLeaves(
  person: Person,
  records: LeaveRecord[],
  read: () => Leave[] | Promise<Leave[]>,
): Promise<Leave[]> {
  return createLeaveFinder(records, lacksLeaves(records) ? await read() : [])(person);
}

/** Provides readers of each list, from the cache before a write and from the server after it. */
function createReader(queryClient: QueryClient, scope: Person | undefined) {
  const recordsNow = () => readLeaveRecords(scope);
  const recordsBefore = () => cachedOrFetch(queryClient, leaveQueries.records(scope).queryKey, recordsNow);
  return {
    records: { readBefore: recordsBefore, readNow: recordsNow },
    overtimes: {
      readBefore: () => cachedOrFetch(queryClient, leaveQueries.overtimes().queryKey, readOvertimes),
      readNow: () => readOvertimes(),
    },
    personLeaves: (person: Person) => ({
      readBefore: async () =>
        findLeaves(person, await recordsBefore(), () =>
          cachedOrFetch(queryClient, leaveQueries.leaves().queryKey, readLeaves),
        ),
      readNow: async () => findLeaves(person, await recordsNow(), readLeaves),
    }),
  };
}

const creation = (path: string, payload: Record<string, unknown>) => ({
  key: `${path} ${JSON.stringify(payload)}`,
  write: () => send(path, payload),
});

export const sendLeave = (payload: LeavePayload) => send('leave/create', payload);

/** Registers leave on one date or several. Source: LV-2, LV-6. */
export function useCreateLeave() {
  const reader = createReader(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: Write<LeavePayload>) =>
      createRecord({
        ...creation('leave/create', payload),
        ...reader.personLeaves(person),
        timesSaved: (before, now) => timesLeaveSaved(payload, before, now),
      }),
    meta: { writes: ['leave'], success: 'toasts:leave.created', failure: 'toasts:leave.createFailed' },
  });
}

/** Lets the server calculate a new employee's leave. Source: LV-3, LV-6. */
export function useCalculateLeave() {
  const reader = createReader(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: Write<CalculationPayload>) =>
      createRecord({
        ...creation('leave-record/create', payload),
        ...reader.records,
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
  const reader = createReader(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: Write<OvertimePayload>) =>
      createRecord({
        ...creation('over-time/create', payload),
        ...reader.overtimes,
        timesSaved: (before, now) => timesOvertimeSaved(person, payload, before, now),
      }),
    meta: {
      writes: ['overtime'],
      success: 'toasts:leave.overTimeCreated',
      failure: 'toasts:leave.overTimeCreateFailed',
    },
  });
}
