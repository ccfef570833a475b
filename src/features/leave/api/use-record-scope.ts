import { useMemo } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import type { Person } from '../model/leave';

/** The person whose leave records may be requested; undefined for administrators, who may request all. */
export function useRecordScope(): Person | undefined {
  const self = useSignedInStaff();
  return useMemo(() => {
    const { id, eng_name, jp_name } = self;
    return isAdmin(self) ? undefined : { id, eng_name, jp_name };
  }, [self]);
}
