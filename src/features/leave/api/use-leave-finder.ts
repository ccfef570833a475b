import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure } from '@/api/read-failures';
import { silent } from '@/api/silent-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import type { Leave, LeaveRecord, Person } from '../model/leave';
import { createLeaveFinder, lacksLeaves, leavesWithoutRecord } from '../model/person-leaves';
import { leaveQueries } from './leave-queries';
import { useRecordScope } from './use-record-scope';

const NO_LEAVES: readonly never[] = [];
const NO_PEOPLE: readonly never[] = [];

/** True if only the names of a leave identify its person. */
function hasLeavesByNameOnly(leaves: readonly Leave[], records: readonly LeaveRecord[]): boolean {
  return leavesWithoutRecord(leaves, records).some(({ staffId }) => staffId === null);
}

/**
 * Finds the leaves of any person; `findLeaves` is undefined until its lists are loaded. Staff request the
 * records of `onlyPerson` only, by default their own.
 */
export function useLeaveFinder({
  isEnabled = true,
  onlyPerson,
}: { isEnabled?: boolean; onlyPerson?: Person } = {}) {
  const scope = useRecordScope();
  // Administrators read one list for all, because an older server refuses the id.
  const records = useQuery({ ...leaveQueries.records(scope && (onlyPerson ?? scope)), enabled: isEnabled });
  const isListNeeded = lacksLeaves(records.data ?? []);
  const leaves = useQuery({ ...leaveQueries.leaves(), enabled: isEnabled && isListNeeded });

  const listedLeaves = isListNeeded ? leaves.data : NO_LEAVES;
  const hasLeavesByName = useMemo(
    () => hasLeavesByNameOnly(listedLeaves ?? [], records.data ?? []),
    [listedLeaves, records.data],
  );
  const self = useSignedInStaff();
  // Two members may share the names of a leave.
  const areMembersNeeded = isAdmin(self) && hasLeavesByName;
  const members = useQuery({ ...memberQueries.list(), enabled: isEnabled && areMembersNeeded });
  const people = areMembersNeeded ? members.data : NO_PEOPLE;
  const findLeaves = useMemo(
    () =>
      records.data && listedLeaves && people
        ? createLeaveFinder(records.data, listedLeaves, people)
        : undefined,
    [records.data, listedLeaves, people],
  );
  const reads = [records, ...(isListNeeded ? [leaves] : []), ...(areMembersNeeded ? [members] : [])];
  return {
    findLeaves,
    error: findReadFailure(...reads),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

/** Like `useLeaveFinder`; without `onlyPerson`, for administrators only. @throws {ApiError} without a toast. */
export async function readLeaveFinder(
  client: QueryClient,
  { onlyPerson, staleTime }: { onlyPerson?: Person; staleTime?: number },
) {
  const freshness = staleTime === undefined ? {} : { staleTime };
  const records = await client.query({ ...silent(leaveQueries.records(onlyPerson)), ...freshness });
  const isListNeeded = lacksLeaves(records);
  const listedLeaves = isListNeeded
    ? await client.query({ ...silent(leaveQueries.leaves()), ...freshness })
    : NO_LEAVES;
  const people =
    onlyPerson === undefined && hasLeavesByNameOnly(listedLeaves, records)
      ? await client.query({ ...silent(memberQueries.list()), ...freshness })
      : NO_PEOPLE;
  return createLeaveFinder(records, listedLeaves, people);
}
