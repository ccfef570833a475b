import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '@/config/paths';
import { isFields } from '@/lib/is-fields';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { targetAfterLogin } from '@/session/after-login';
import { tokenStore } from '@/session/token-store';

const loadSignedInApp = () => import('./signed-in-app');

const SignedInApp = lazy(async () => ({ default: (await loadSignedInApp()).SignedInApp }));
const LoginScreen = lazy(async () => ({ default: (await import('./login-screen')).LoginScreen }));

/** While the user types, the part behind the login is fetched. A failure shows when it is needed. */
const preloadSignedInApp = () => void loadSignedInApp().catch(() => undefined);

type AppProps = {
  /** Accounts of the mock API, printed on its login page. */
  demoAccounts?: DemoAccount[];
};

const startsAtLogin = () => window.location.pathname === paths.login && !tokenStore.get().token;

/** What the guard left in the browser's history entry; react-router keeps location state under `usr`. */
function historyState(): unknown {
  const state: unknown = window.history.state;
  return isFields(state) ? state.usr : undefined;
}

/**
 * On a first visit the login page stands outside of the router, so that it loads neither that nor anything
 * else of the signed-in part. See `docs/decisions/`.
 */
export function App({ demoAccounts = [] }: AppProps) {
  const [isLogin, setIsLogin] = useState(startsAtLogin);

  useEffect(() => {
    if (!isLogin) {
      // Also for a path that needs no session: the colour behind the login page is its own.
      document.documentElement.dataset.screen = 'app';
      return;
    }
    document.addEventListener('input', preloadSignedInApp, { once: true });
    const unsubscribe = tokenStore.subscribe(() => {
      if (!tokenStore.get().token) return;
      window.history.replaceState(null, '', targetAfterLogin(historyState()));
      document.documentElement.dataset.screen = 'app';
      setIsLogin(false);
    });
    return () => {
      document.removeEventListener('input', preloadSignedInApp);
      unsubscribe();
    };
  }, [isLogin]);

  // Until something is drawn here, what `index.html` painted is in sight.
  return (
    <Suspense fallback={null}>
      {isLogin ? <LoginScreen demoAccounts={demoAccounts} /> : <SignedInApp demoAccounts={demoAccounts} />}
    </Suspense>
  );
}
