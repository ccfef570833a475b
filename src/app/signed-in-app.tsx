import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { connectClientToSession } from '@/session/connect-session';
import { followSession } from '@/session/follow-session';
import { useSession } from '@/session/use-session';
import { AppThemeProvider } from '@/theme/app-theme-provider';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { laterPart } from '@/ui/page/later-part';
import { ToastHost } from '@/ui/toast/toast-host';
import { createAppQueryClient, describeWriteFailure } from './app-query-client';
import { followReleases } from './new-version';
import { createAppRouter } from './router';

const SessionExpiredDialog = laterPart(
  async () => (await import('./shell/session-expired-dialog')).SessionExpiredDialog,
);

const Tips = laterPart(async () => (await import('@/ui/page/tips')).Tips);

connectClientToSession();
followReleases();

/** Everything but the first login page: router, queries, toasts, dialogs. */
export function SignedInApp({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  const { token, isExpired } = useSession();
  const [queryClient] = useState(createAppQueryClient);
  const [router] = useState(() => createAppRouter({ demoAccounts }));

  useEffect(() => followSession(queryClient), [queryClient]);

  return (
    <AppThemeProvider forceLight={!token}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {isExpired && <SessionExpiredDialog />}
        <ConfirmHost describeError={describeWriteFailure} />
        <ToastHost />
        <Tips />
      </QueryClientProvider>
    </AppThemeProvider>
  );
}
