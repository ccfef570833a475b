import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { targetAfterLogin } from '@/session/after-login';
import { useSession } from '@/session/use-session';

/** The login page, for those who are not signed in yet. */
export function LoginRoute({ page }: { page: ReactNode }) {
  const { token } = useSession();
  const location = useLocation();
  return token ? <Navigate to={targetAfterLogin(location.state)} replace /> : page;
}
