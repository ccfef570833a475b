import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { memberQueries } from '../api/member-queries';
import { createIdsByNames, createStaffNumbers, type StaffNumberOf } from '../model/staff-numbers';

/**
 * Finds staff numbers for rows that have none. Staff may not read all members, so they find none and send no
 * request.
 */
export function useStaffNumbers(): StaffNumberOf {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createStaffNumbers(data ?? []), [data]);
}

/** Finds the ids of members for rows with names only. */
export function useIdsByNames(): ReturnType<typeof createIdsByNames> {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createIdsByNames(data ?? []), [data]);
}
