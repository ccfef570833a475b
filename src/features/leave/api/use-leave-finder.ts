import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure } from '@/api/failure-of-reads';
import { silent } from '@/api/silent-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Person } from '../model/leave';
import { createLeaveFinder, lacksLeaves, leavesWithoutRecord } from '../model/person-leaves';
import { leaveQueries } from './leave-queries';
import { useRecordScope } from './use-record-scope';

const NO_LEAVES: readonly never[] = [];
const NO_PEOPLE: readonly never[] = [];

/**
 * Finds the leaves of any person (C6 of the server's conflicts); `findLeaves` is undefined until its lists are
 * loaded. It reads the list of all leaves only if the leave records lack them. With `onlyPerson`, staff request
 * the records of that person only. Administrators also read the members if a leave has names only, because
 * two people may share them.
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
  const isByName = useMemo(
    () => leavesWithoutRecord(listedLeaves ?? [], records.data ?? []).some(({ staffId }) => staffId === null),
    [listedLeaves, records.data],
  );
  const areMembersNeeded = isAdmin(useSignedInStaff()) && isByName;
  const members = useQuery({ ...memberQueries.list(), enabled: areMembersNeeded });
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
export async function readLeaveFinder(client: QueryClient, onlyPerson?: Person, staleTime?: number) {
  const age = staleTime === undefined ? {} : { staleTime };
  const records = await client.query({ ...silent(leaveQueries.records(onlyPerson)), ...age });
  const isListNeeded = lacksLeaves(records);
  const listedLeaves = isListNeeded
    ? await client.query({ ...silent(leaveQueries.leaves()), ...age })
    : NO_LEAVES;
  const isByName = leavesWithoutRecord(listedLeaves, records).some(({ staffId }) => staffId === null);
  const people =
    onlyPerson === undefined && isByName
      ? await client.query({ ...silent(memberQueries.list()), ...age })
      : NO_PEOPLE;
  return createLeaveFinder(records, listedLeaves, people);
}
