import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { targetAfterLogin } from '@/session/after-login';
import { useSession } from '@/session/token-store';

type LoginRouteProps = {
  demoAccounts: DemoAccount[];
  loadFrame: () => Promise<unknown>;
};

export function LoginRoute({ demoAccounts, loadFrame }: LoginRouteProps) {
  const { token } = useSession();
  const location = useLocation();

  // Selects the screen that index.html paints until a page is drawn: after a sign-in, that of the frame.
  useLayoutEffect(() => {
    if (token !== null) return undefined;
    document.documentElement.dataset.screen = 'login';
    return () => {
      document.documentElement.dataset.screen = 'app';
    };
  }, [token]);

  useEffect(() => {
    // Fetches the frame while the user types. A failure appears when the frame is opened.
    const fetchAhead = () => void loadFrame().catch(() => undefined);
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, [loadFrame]);

  if (token) return <Navigate to={targetAfterLogin(location.state)} replace />;
  return <LoginPage demoAccounts={demoAccounts} />;
}
