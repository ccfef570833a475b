import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { leaveHoursByDate } from '../model/split-leave';
import { readLeaveFinder, useLeaveFinder } from './use-leave-finder';

/** The leave hours of the signed-in person by date, for administrators too; undefined until loaded. */
export function useOwnLeaveHours({ isEnabled = true } = {}) {
  const { id, eng_name, jp_name } = useSignedInStaff();
  const self = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const { findLeaves, error, refetch } = useLeaveFinder({ isEnabled, onlyPerson: self });
  const hours = useMemo(() => findLeaves && leaveHoursByDate(findLeaves(self)), [findLeaves, self]);
  return { hours, isFailed: !hours && error !== null, refetch };
}

/** Loads the lists of `useOwnLeaveHours`, unless they are fresh. @throws {ApiError} without a toast. */
export async function readOwnLeave(client: QueryClient, self: Staff, staleTime: number): Promise<void> {
  const { id, eng_name, jp_name } = self;
  const onlyPerson = isAdmin(self) ? undefined : { id, eng_name, jp_name };
  await readLeaveFinder(client, { onlyPerson, staleTime });
}
