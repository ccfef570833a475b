import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { connectClientToSession } from '@/session/connect-session';
import { followSession } from '@/session/follow-session';
import { useSession } from '@/session/token-store';
import { lazyComponent, preloadLazyComponents } from '@/start/lazy-component';
import { onNetworkIdle } from '@/start/on-network-idle';
import { registerServiceWorker } from '@/start/releases';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { ToastHost } from '@/ui/toast/toast-host';
import { createAppQueryClient } from './app-query-client';
import { describeWriteFailure } from './write-failure-texts';

const SessionExpiredDialog = lazyComponent(
  async () => (await import('./shell/session-expired-dialog')).SessionExpiredDialog,
);

const Tips = lazyComponent(async () => (await import('@/ui/page/tips')).Tips, { isForIdle: true });

// Before the first request, which needs the token.
connectClientToSession();

/** Fetches lazy components and caches the build, for dialogs and starts without a connection. */
function prepareForLater(): void {
  // Each part waits until the browser is idle, so that typing stays fluent.
  const waitUntilIdle = () =>
    new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
  void preloadLazyComponents(waitUntilIdle).then(registerServiceWorker);
}

export function Providers({ children }: { children: ReactNode }) {
  const { isExpired } = useSession();
  const [queryClient] = useState(createAppQueryClient);
  useEffect(() => followSession(queryClient), [queryClient]);
  useEffect(() => onNetworkIdle(queryClient, prepareForLater), [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      {children}
      {isExpired && <SessionExpiredDialog />}
      <ConfirmHost describeError={describeWriteFailure} />
      <ToastHost />
      <Tips />
    </QueryClientProvider>
  );
}
