import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { fetchClientAhead } from '@/api/load-client';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { whenIdle } from '@/lib/when-idle';
import { connectClientToSession } from '@/session/connect-session';
import { followSession } from '@/session/follow-session';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import { tokenStore } from '@/session/token-store';
import { useSession } from '@/session/use-session';
import { lazyComponent, preloadLazyComponents } from '@/start/lazy-component';
import { keepBuild } from '@/start/releases';
import { whenAtRest } from '@/start/when-at-rest';
import { AppTheme } from '@/theme/app-theme';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { ToastHost } from '@/ui/toast/toast-host';
import { createAppQueryClient, describeWriteFailure } from './app-query-client';
import { createAppRouter } from './router';

const SessionExpiredDialog = lazyComponent(
  async () => (await import('./shell/session-expired-dialog')).SessionExpiredDialog,
);

const Tips = lazyComponent(async () => (await import('@/ui/page/tips')).Tips, { whenIdle: true });

connectClientToSession();

/** The router begins to fetch the page, and the server is asked at the same time who is signed in. */
function begin(demoAccounts: DemoAccount[]) {
  const queryClient = createAppQueryClient();
  if (tokenStore.get().token) void queryClient.prefetchQuery(signedInStaffQuery);
  return { queryClient, router: createAppRouter({ demoAccounts }) };
}

/** The first write, a dialog and a start without a network find there what they need. */
function prepareForLater(): void {
  fetchClientAhead();
  // Each part waits until the browser is idle: the user may have begun to type.
  const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
  void preloadLazyComponents(idle).then(keepBuild);
}

/** Theme, queries, pages, toasts and questions. `demoAccounts` are printed on the login page of the mock API. */
export function App({ demoAccounts = [] }: { demoAccounts?: DemoAccount[] }) {
  const { token, isExpired } = useSession();
  const [{ queryClient, router }] = useState(() => begin(demoAccounts));
  useEffect(() => followSession(queryClient), [queryClient]);
  useEffect(() => whenAtRest(queryClient, prepareForLater), [queryClient]);

  return (
    <AppTheme forceLight={!token}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {isExpired && <SessionExpiredDialog />}
        <ConfirmHost describeError={describeWriteFailure} />
        <ToastHost />
        <Tips />
      </QueryClientProvider>
    </AppTheme>
  );
}
