import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { LoginState } from './after-login';
import { SignedInStaff, signedInStaffQuery, useSignedInStaff } from './signed-in-staff';
import { isAdmin } from './staff-schema';
import { useSession } from './token-store';

type RequireSessionProps = {
  children: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
};

/** Visitors without a session go to the login page, and come back afterwards. Source: RT-2. */
export function RequireSession({ children, failed }: RequireSessionProps) {
  const { token } = useSession();
  const location = useLocation();
  const { data, error, refetch } = useQuery({ ...signedInStaffQuery, enabled: token !== null });

  // After a sign-out the next person must not come to the page of the last one.
  const [hasEntered, setHasEntered] = useState(false);
  if (data && !hasEntered) setHasEntered(true);

  const from = hasEntered ? undefined : location.pathname + location.search;
  // A new object would navigate again, in an endless loop.
  const state = useMemo((): LoginState => (from === undefined ? {} : { from }), [from]);
  if (!token) {
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (data) return <SignedInStaff value={data}>{children}</SignedInStaff>;
  return error ? failed(error, () => void refetch()) : null;
}

/** The server enforces the role, too. Source: RT-5. */
export function RequireAdmin({ children, forbidden }: { children: ReactNode; forbidden: ReactNode }) {
  return isAdmin(useSignedInStaff()) ? children : forbidden;
}
