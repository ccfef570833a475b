import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { memberQueries } from '../api/member-queries';
import { createIdsByNames, createStaffNumbers, type StaffNumberOf } from '../model/staff-numbers';

/** Finds staff numbers for rows whose answer has none. Who may not read everybody finds none, and asks for nothing. */
export function useStaffNumbers(): StaffNumberOf {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createStaffNumbers(data ?? []), [data]);
}

/** Finds the ids of members for rows that have no more than names. */
export function useIdsByNames(): ReturnType<typeof createIdsByNames> {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createIdsByNames(data ?? []), [data]);
}
