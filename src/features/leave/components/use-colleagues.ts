import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { isAdmin as isAdminRole, useSignedInStaff } from '@/session/signed-in-staff';
import { createColleagueFinder } from '../model/colleagues';
import type { Leave, Person } from '../model/leave';

/** Finds who else is off on a date; undefined for staff, who see their own leave alone. */
export function useColleagues(leavesOf: ((person: Person) => Leave[]) | undefined, isWanted: boolean) {
  const isAdmin = isAdminRole(useSignedInStaff());
  const { data: members } = useQuery({ ...memberQueries.list(), enabled: isAdmin && isWanted });
  return useMemo(
    () => (isAdmin && isWanted && members && leavesOf ? createColleagueFinder(members, leavesOf) : undefined),
    [isAdmin, isWanted, members, leavesOf],
  );
}
