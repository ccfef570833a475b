import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import type { AppScreen } from '@/session/app-screen';
import { ForbiddenPage } from './pages/forbidden-page';
import { LoginRoute } from './pages/login-route';
import { NotFoundPage } from './pages/not-found-page';
import { CrashPage } from './pages/crash-page';
import { addressesOf, loadPage, screens } from './screens';
import { NotFoundFrame } from './shell/not-found-frame';
import { SignedInLayout } from './shell/signed-in-layout';
import { RequireAdmin } from '@/session/route-guards';

const route = (path: string, screen: AppScreen) => ({
  path,
  lazy: async () => ({ Component: await loadPage(screen) }),
});

const routesFor = (role: AppScreen['role']) =>
  Object.values(screens)
    .filter((screen) => screen.role === role)
    .flatMap((screen) => addressesOf(screen).map((path) => route(path, screen)));

/** Path, guard, lazy page: nothing else. A crash of a page leaves the shell standing. Source: RT-1 to RT-5. */
export function createAppRouter({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return createBrowserRouter([
    {
      HydrateFallback: () => null,
      ErrorBoundary: CrashPage,
      children: [
        {
          path: paths.login,
          lazy: async () => {
            const { LoginPage } = await import('@/features/auth/pages/login-page');
            return { element: <LoginRoute page={<LoginPage demoAccounts={demoAccounts} />} /> };
          },
        },
        {
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: CrashPage,
              children: [
                { path: paths.root, element: <Navigate to={paths.dashboard} replace /> },
                ...routesFor('everyone'),
                {
                  element: (
                    <RequireAdmin forbidden={<ForbiddenPage />}>
                      <Outlet />
                    </RequireAdmin>
                  ),
                  children: routesFor('admin'),
                },
              ],
            },
          ],
        },
        { Component: NotFoundFrame, children: [{ path: '*', Component: NotFoundPage }] },
      ],
    },
  ]);
}
