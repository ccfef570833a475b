import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { LoginPage } from '@/features/auth/pages/login-page';
import { RequireAdmin } from '@/session/require-admin';
import { ForbiddenPage } from './pages/forbidden-page';
import { LoginRoute } from './pages/login-route';
import { NotFoundPage } from './pages/not-found-page';
import { CrashPage } from './pages/crash-page';
import { pages } from './page-loaders';
import { SignedInLayout } from './shell/signed-in-layout';

type LazyPage = () => Promise<ComponentType>;

const page = (path: string, load: LazyPage) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const everyone = [
  { path: paths.root, element: <Navigate to={paths.dashboard} replace /> },
  page(paths.dashboard, pages.dashboard),
  page(paths.memberList, pages.memberList),
  page(paths.memberListAfterSave, pages.memberList),
  page(paths.leaveRecords, pages.leaveRecord),
  page(paths.reporting, pages.reporting),
  page(paths.reportingSetting, pages.reportingSetting),
  page(paths.projects, pages.project),
  page(paths.leaveRegistration, pages.leaveRegistration),
  page(paths.memberEdit(':memberId'), pages.memberEdit),
];

const adminsOnly = [
  page(paths.skillList, pages.skillList),
  page(paths.reports, pages.reports),
  page(paths.weeklyWorkTime, pages.weeklyWorkTime),
  page(paths.employeeReports, pages.employeeReport),
  page(paths.menPower, pages.menPower),
  page(paths.projectHoursByDate, pages.projectHours),
  page(paths.projectHoursBySearch, pages.projectHours),
  page(paths.locations, pages.location),
  page(paths.memberCreate, pages.memberCreate),
  page(paths.fines, pages.fine),
  page(paths.card, pages.card),
  page(paths.skillCreate, pages.skillCreate),
  page(paths.skillEdit(':skillSheetId'), pages.skillEdit),
];

/** Path, guard, lazy page: nothing else. A crash of a page leaves the shell standing. Source: RT-1 to RT-5. */
export function createAppRouter({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  return createBrowserRouter([
    {
      HydrateFallback: () => null,
      ErrorBoundary: CrashPage,
      children: [
        { path: paths.login, element: <LoginRoute page={<LoginPage demoAccounts={demoAccounts} />} /> },
        {
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: CrashPage,
              children: [
                ...everyone,
                {
                  element: (
                    <RequireAdmin forbidden={<ForbiddenPage />}>
                      <Outlet />
                    </RequireAdmin>
                  ),
                  children: adminsOnly,
                },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
