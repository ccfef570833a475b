import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { fetchClientAhead } from '@/api/load-client';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { whenIdle } from '@/lib/when-idle';
import { connectClientToSession } from '@/session/connect-session';
import { followSession } from '@/session/follow-session';
import { persistedShown } from '@/session/persisted-reads';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { tokenStore } from '@/session/token-store';
import { useSession } from '@/session/use-session';
import { AppTheme } from '@/theme/app-theme';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { lazyComponent, preloadLazyComponents } from '@/start/lazy-component';
import { ToastHost } from '@/ui/toast/toast-host';
import { createAppQueryClient, describeWriteFailure } from './app-query-client';
import { followMissingParts, keepBuild } from './new-version';
import { createAppRouter } from './router';
import { menuFor } from './shell/menu-items';
import { whenAtRest } from './when-at-rest';

const SessionExpiredDialog = lazyComponent(
  async () => (await import('./shell/session-expired-dialog')).SessionExpiredDialog,
);

const Tips = lazyComponent(async () => (await import('@/ui/page/tips')).Tips, { whenIdle: true });

connectClientToSession();
followMissingParts();

type Ahead = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> };

/**
 * Asks who is signed in, looks for the list of the page, and fetches that page, before anything is drawn: what stands in
 * `index.html` meanwhile is what would be drawn, and what is known is then drawn at once instead of a second time. Comes when all are
 * there or have failed.
 */
export async function startAhead(demoAccounts: DemoAccount[]): Promise<Ahead> {
  const ahead = makeAhead(demoAccounts);
  followSession(ahead.queryClient);
  const isShown = isKnown(ahead.queryClient).then(() => readList(ahead));
  await Promise.all([isThere(ahead.router), isShown]);
  return ahead;
}

/** Reads the list of the page, and comes when what was persisted of it is at hand: drawn at once, nothing is drawn twice. */
function readList({ queryClient, router }: Ahead): Promise<unknown> {
  const me = queryClient.getQueryData<Staff | null>(signedInStaffQuery.queryKey);
  const { pathname } = router.state.location;
  const items = me ? menuFor(me).flatMap((group) => group.items) : [];
  const item = items.find(({ path }) => path === pathname);
  if (me) item?.prefetch?.(queryClient, me).catch(() => undefined);
  return persistedShown();
}

function makeAhead(demoAccounts: DemoAccount[]): Ahead {
  return { queryClient: createAppQueryClient(), router: createAppRouter({ demoAccounts }) };
}

function isThere(router: Ahead['router']): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && end());
    const end = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) end();
  });
}

/** What was persisted counts as well. */
function isKnown(queryClient: QueryClient): Promise<void> {
  if (!tokenStore.get().token) return Promise.resolve();
  return new Promise((resolve) => {
    const { queryKey } = signedInStaffQuery;
    const end = () => {
      stop();
      resolve();
    };
    const stop = queryClient
      .getQueryCache()
      .subscribe(() => queryClient.getQueryData(queryKey) !== undefined && end());
    queryClient.query(signedInStaffQuery).then(end, end);
  });
}

/** The first write, a dialog and a start without a network find there what they need. */
function prepareForLater(): void {
  fetchClientAhead();
  // Somebody may have begun to type.
  const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
  void preloadLazyComponents(idle).then(keepBuild);
}

type SignedInAppProps = {
  demoAccounts: DemoAccount[];
  /** What `startAhead` gave. */
  ahead?: Ahead;
};

/** Everything but the first login page: router, queries, toasts, dialogs. */
export function SignedInApp({ demoAccounts, ahead }: SignedInAppProps) {
  const { token, isExpired } = useSession();
  const [{ queryClient, router }] = useState(() => ahead ?? makeAhead(demoAccounts));

  // What was made ahead follows it from then on.
  useEffect(() => (ahead ? undefined : followSession(queryClient)), [ahead, queryClient]);
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
