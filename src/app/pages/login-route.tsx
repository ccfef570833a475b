import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { targetAfterLogin } from '@/session/after-login';
import { useSession } from '@/session/token-store';

type LoginRouteProps = {
  demoAccounts: DemoAccount[];
  /** Fetches what is drawn after the sign-in. */
  loadNext: () => Promise<unknown>;
};

/** The login page, for those who are not signed in yet. */
export function LoginRoute({ demoAccounts, loadNext }: LoginRouteProps) {
  const { token } = useSession();
  const location = useLocation();

  // The colour behind it is its own.
  useLayoutEffect(() => {
    document.documentElement.dataset.screen = 'login';
    return () => void (document.documentElement.dataset.screen = 'app');
  }, []);

  useEffect(() => {
    // While the user types, what comes after it is fetched. A failure shows when it is needed.
    const fetchAhead = () => void loadNext().catch(() => undefined);
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, [loadNext]);

  if (token) return <Navigate to={targetAfterLogin(location.state)} replace />;
  return <LoginPage demoAccounts={demoAccounts} />;
}
