import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { paths } from '@/config/paths';
import { isFields } from '@/lib/is-fields';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { withCatalogues } from '@/i18n/i18n';
import { targetAfterLogin } from '@/session/after-login';
import { tokenStore } from '@/session/token-store';

const loadLoginScreen = () => import('./login-screen');
const loadSignedInApp = () => import('./signed-in-app');

const LoginScreen = lazy(async () => ({ default: (await loadLoginScreen()).LoginScreen }));
const SignedInApp = lazy(async () => ({ default: (await loadSignedInApp()).SignedInApp }));

/** While the user types, the part behind the login is fetched. A failure shows when it is needed. */
const preloadSignedInApp = () => void loadSignedInApp().catch(() => undefined);

type Start = { isLogin: boolean; Part: ComponentType<{ demoAccounts: DemoAccount[] }> };

type AppProps = {
  /** What `loadStart` gave. */
  start?: Start;
  /** Accounts of the mock API, printed on its login page. */
  demoAccounts?: DemoAccount[];
};

const startsAtLogin = () => window.location.pathname === paths.login && !tokenStore.get().token;

/**
 * Fetches the part with which this visit starts, its words, and what it shows. What React finds missing while it draws it asks for one after the
 * other, and lets each wait for 300 ms.
 */
export async function loadStart(demoAccounts: Promise<DemoAccount[] | undefined>): Promise<Start> {
  if (startsAtLogin()) return { isLogin: true, Part: (await loadLoginScreen()).LoginScreen };
  const { SignedInApp: Part, startAhead } = await withCatalogues(loadSignedInApp(), 'shell');
  const ahead = await startAhead((await demoAccounts) ?? []);
  return { isLogin: false, Part: (props) => <Part {...props} ahead={ahead} /> };
}

/** What the guard left in the browser's history entry; react-router keeps location state under `usr`. */
function historyState(): unknown {
  const state: unknown = window.history.state;
  return isFields(state) ? state.usr : undefined;
}

/**
 * On a first visit the login page stands outside of the router, so that it loads neither that nor anything
 * else of the signed-in part. See `docs/decisions/`.
 */
export function App({ start, demoAccounts = [] }: AppProps) {
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

  const LaterPart = isLogin ? LoginScreen : SignedInApp;
  const Part = start?.isLogin === isLogin ? start.Part : LaterPart;
  // Until something is drawn here, what `index.html` painted is in sight.
  return (
    <Suspense fallback={null}>
      <Part demoAccounts={demoAccounts} />
    </Suspense>
  );
}
