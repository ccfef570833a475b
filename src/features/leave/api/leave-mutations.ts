import { useMutation, useQueryClient, type QueryClient, type QueryState } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestInDialect } from '@/api/request-in-dialect';
import { verifiedWrite } from '@/api/verified-write';
import { memberQueries } from '@/features/members/api/member-queries';
import { invariant } from '@/lib/invariant';
import type { Leave, LeaveRecord, Person } from '../model/leave';
import { isLeaveAdded, isOvertimeAdded, isRecordAdded } from '../model/lost-reply';
import { createLeaveFinder } from '../model/person-leaves';
import type { CalculationPayload, LeavePayload, OvertimePayload } from '../model/registration';
import { leaveQueries, readLeaveRecords, readLeaves, readOvertimes } from './leave-queries';
import { useRecordScope } from './use-record-scope';

type Write<Payload> = { person: Person; payload: Payload };

const RELATED = [leaveQueries.all, memberQueries.all];

const send = (path: string, body: Record<string, unknown>) =>
  requestInDialect(ignoredAnswer, { path: `reporting-system/${path}`, body, timeout: WRITE_TIMEOUT_MS });

/** What is shown, unless a write made it stale since; else it is read again, without a toast of its own. */
function shownOrRead<Data>(
  state: QueryState<Data> | undefined,
  read: () => Promise<Data>,
): Data | Promise<Data> {
  return state?.data !== undefined && !state.isInvalidated ? state.data : read();
}

/** As `useLeaveFinder`: everybody's leaves are read only where the records do not hold them. */
async function findLeaves(
  person: Person,
  records: LeaveRecord[],
  read: () => Leave[] | Promise<Leave[]>,
): Promise<Leave[]> {
  const isListNeeded = records.some(({ leaves }) => leaves === null);
  return createLeaveFinder(records, isListNeeded ? await read() : [])(person);
}

function createReader(queryClient: QueryClient, scope: Person | undefined) {
  const stateOf = queryClient.getQueryState.bind(queryClient);
  const recordsNow = () => readLeaveRecords(scope);
  const recordsBefore = async () => shownOrRead(stateOf(leaveQueries.records(scope).queryKey), recordsNow);
  return {
    recordsBefore,
    recordsNow,
    overtimesBefore: async () => shownOrRead(stateOf(leaveQueries.overtimes().queryKey), readOvertimes),
    leavesBefore: async (person: Person) =>
      findLeaves(person, await recordsBefore(), () =>
        shownOrRead(stateOf(leaveQueries.leaves().queryKey), readLeaves),
      ),
    leavesNow: async (person: Person) => findLeaves(person, await recordsNow(), readLeaves),
  };
}

/** Writes, and after a lost reply compares with what stood there before; where that cannot be read, nobody knows. */
async function writeAndCompare<Data>(
  path: string,
  payload: Record<string, unknown>,
  readBefore: () => Promise<Data>,
  wasAdded: (before: Data) => Promise<boolean>,
): Promise<unknown> {
  const before = await readBefore().catch(() => undefined);
  return verifiedWrite({
    write: () => send(path, payload),
    wasSaved: async () => {
      invariant(before, 'there is something to compare with');
      return wasAdded(before);
    },
  });
}

/** Registers leave on one date or several. Source: LV-2, LV-6. */
export function useCreateLeave() {
  const reader = createReader(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: Write<LeavePayload>) =>
      writeAndCompare(
        'leave/create',
        payload,
        () => reader.leavesBefore(person),
        async (before) => isLeaveAdded(payload, before, await reader.leavesNow(person)),
      ),
    meta: { invalidates: RELATED, success: 'toasts:leave.created', failure: 'toasts:leave.createFailed' },
  });
}

/** Lets the server calculate a new employee's leave. Source: LV-3, LV-6. */
export function useCalculateLeave() {
  const reader = createReader(useQueryClient(), useRecordScope());
  return useMutation({
    mutationFn: ({ person, payload }: Write<CalculationPayload>) =>
      writeAndCompare('leave-record/create', payload, reader.recordsBefore, async (before) =>
        isRecordAdded(person, before, await reader.recordsNow()),
      ),
    meta: {
      invalidates: RELATED,
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
      writeAndCompare('over-time/create', payload, reader.overtimesBefore, async (before) =>
        isOvertimeAdded(person, payload, before, await readOvertimes()),
      ),
    meta: {
      invalidates: RELATED,
      success: 'toasts:leave.overTimeCreated',
      failure: 'toasts:leave.overTimeCreateFailed',
    },
  });
}
