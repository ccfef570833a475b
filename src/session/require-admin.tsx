import type { ReactNode } from 'react';
import { isAdmin, useSignedInStaff } from './signed-in-staff';

/** A courtesy to users; the server decides. Source: RT-5. */
export function RequireAdmin({ children, forbidden }: { children: ReactNode; forbidden: ReactNode }) {
  return isAdmin(useSignedInStaff()) ? children : forbidden;
}
