import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { memberQueries } from '../api/member-queries';
import { createIdsByNames, createStaffNumbers, type FindStaffNumber } from '../model/staff-numbers';

/** Finds staff numbers for rows without; staff find none, because they may not read all members. */
export function useStaffNumbers(): FindStaffNumber {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createStaffNumbers(data ?? []), [data]);
}

export function useIdsByNames(): ReturnType<typeof createIdsByNames> {
  const { data } = useQuery({ ...memberQueries.list(), enabled: isAdmin(useSignedInStaff()) });
  return useMemo(() => createIdsByNames(data ?? []), [data]);
}
