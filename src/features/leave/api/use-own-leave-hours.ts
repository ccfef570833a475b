import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { leaveHoursByDate } from '../model/split-leave';
import { readLeaveFinder, useLeaveFinder } from './use-leave-finder';

/** Hours of one's own leave by date, of administrators too; `hours` is undefined while it is not known. */
export function useOwnLeaveHours({ isEnabled = true } = {}) {
  const { id, eng_name, jp_name } = useSignedInStaff();
  const self = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const { leavesOf, error, refetch } = useLeaveFinder({ isEnabled, onlyOf: self });
  const hours = useMemo(() => leavesOf && leaveHoursByDate(leavesOf(self)), [leavesOf, self]);
  return { hours, isFailed: !hours && error !== null, refetch };
}

/** Reads what `useOwnLeaveHours` shows unless that is known. @throws {ApiError} which is told to nobody. */
export async function readOwnLeave(client: QueryClient, self: Staff, staleTime: number): Promise<void> {
  const { id, eng_name, jp_name } = self;
  await readLeaveFinder(client, isAdmin(self) ? undefined : { id, eng_name, jp_name }, staleTime);
}
