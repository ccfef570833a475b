import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Person } from '../model/leave';

/** Whose leave records may travel to this browser: those of the signed-in staff alone; undefined for everybody's. */
export function useRecordScope(): Person | undefined {
  const self = useSignedInStaff();
  const { id, eng_name, jp_name } = self;
  return isAdmin(self) ? undefined : { id, eng_name, jp_name };
}
