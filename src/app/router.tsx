import { createBrowserRouter, Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { withCatalogues } from '@/i18n/i18n';
import type { AppScreen } from '@/session/feature';
import { CrashPage } from './pages/crash-page';
import { LoginRoute } from './pages/login-route';
import { getAddresses, loadPage, screens } from './screens';

const loadFrame = () => withCatalogues(import('./shell/signed-in-layout'), 'shell');

const routesFor = (role: AppScreen['role']) =>
  Object.values(screens)
    .filter((screen) => screen.role === role)
    .flatMap((screen) =>
      getAddresses(screen).map((path) => ({
        path,
        lazy: async () => ({ Component: await loadPage(screen) }),
      })),
    );

/** A crash of a page keeps the frame. Source: RT-1 to RT-5. */
export function createAppRouter({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return createBrowserRouter([
    {
      // `index.html` shows the frame and the product's name until the first page is rendered.
      HydrateFallback: () => null,
      ErrorBoundary: CrashPage,
      children: [
        {
          path: paths.login,
          element: <LoginRoute demoAccounts={demoAccounts} loadFrame={loadFrame} />,
        },
        {
          lazy: async () => ({ Component: (await loadFrame()).SignedInLayout }),
          children: [
            {
              ErrorBoundary: CrashPage,
              children: [
                { path: paths.root, element: <Navigate to={paths.dashboard} replace /> },
                ...routesFor('everyone'),
                {
                  lazy: async () => ({ Component: (await loadFrame()).AdminPages }),
                  children: routesFor('admin'),
                },
              ],
            },
          ],
        },
        {
          path: '*',
          lazy: async () => {
            const { NotFoundPage } = await withCatalogues(import('./pages/not-found-page'), 'shell');
            return { Component: NotFoundPage };
          },
        },
      ],
    },
  ]);
}
