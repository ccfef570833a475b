import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Names } from '@/lib/named';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { memberQueries } from '../api/member-queries';
import { createIdsByNames, createStaffNumbers, type FindStaffNumber } from '../model/staff-numbers';

const NOBODY: readonly Staff[] = [];

/** Staff may not read the members, and get none. */
function useMembersForAdmins(): readonly Staff[] {
  const me = useSignedInStaff();
  const { data = NOBODY } = useQuery({ ...memberQueries.list(), enabled: isAdmin(me) });
  return data;
}

/** Finds staff numbers for rows that hold none; staff find none. */
export function useStaffNumbers(): FindStaffNumber {
  const members = useMembersForAdmins();
  return useMemo(() => createStaffNumbers(members), [members]);
}

/** Finds members by both names, for rows without an id; staff find none. */
export function useIdsByNames(): (row: Names) => number | undefined {
  const members = useMembersForAdmins();
  return useMemo(() => createIdsByNames(members), [members]);
}
