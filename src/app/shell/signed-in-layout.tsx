import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { showLastAnswer } from '@/session/persisted-reads';
import { RequireAdmin, RequireSession } from '@/session/route-guards';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { signOut } from '@/session/sign-out';
import { useSession } from '@/session/token-store';
import { scrollRestoredRowIntoView } from '@/ui/data-table/list-return';
import { NoticeHost } from '@/ui/notice/notices';
import { useInsideLinks } from '@/ui/page/use-inside-links';
import { SavedViewsSlot } from '@/ui/page/page-header';
import { TopProgressBar, LazyLinearProgress } from '@/ui/page/progress-bar';
import { StateMessage } from '@/ui/page/state-message';
import { Providers } from '../providers';
import { ForbiddenPage } from '../pages/forbidden-page';
import { getAddresses, screens } from '../screens';
import { ViewsTrigger } from '../views/views-trigger';
import { Shell } from './shell';
import { UnreadableNotice } from './strips';
import { useKeptFocus } from './use-kept-focus';

const VIEWS = <ViewsTrigger />;

/**
 * The frame of all pages but the login, inert while the session has ended. Memoised, because the router renders its tree at
 * each change of page.
 */
export const SignedInLayout = memo(function SignedInLayout({
  children = <Outlet />,
}: {
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const { isExpired } = useSession();

  return (
    <Providers>
      <RequireSession pending={null} failed={(error, retry) => <StartFailed error={error} retry={retry} />}>
        <LastAnswer>
          <div inert={isExpired}>
            <Shell>
              <NavigationProgress />
              <NoticeHost />
              <UnreadableNotice />
              <Suspense fallback={<LazyLinearProgress aria-label={t('label.loading')} />}>
                <SavedViewsSlot value={VIEWS}>{children}</SavedViewsSlot>
              </Suspense>
              <RouteFollower />
            </Shell>
          </div>
        </LastAnswer>
      </RequireSession>
    </Providers>
  );
});

/** Renders the page once the persisted answer of its first read is shown: an empty first render makes a start a tenth slower. */
function LastAnswer({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const me = useSignedInStaff();
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    async function showFirstRead() {
      const screen = Object.values(screens).find((candidate) => getAddresses(candidate).includes(firstPath));
      const isAllowed = screen?.role === 'everyone' || isAdmin(me);
      if (isAllowed) await screen?.firstRead?.(me, (query) => showLastAnswer(client, query));
    }
    // Without a last answer the page reads, and explains its own failure.
    void showFirstRead()
      .catch(() => undefined)
      .finally(() => setIsReady(true));
  }, [client, me, firstPath]);
  return isReady && children;
}

/** Pages that only administrators may open. Source: RT-5. */
export function AdminPages() {
  return (
    <RequireAdmin forbidden={<ForbiddenPage />}>
      <Outlet />
    </RequireAdmin>
  );
}

/**
 * After a change of page moves the focus to its heading, or to the row whose form was left. Inside of the
 * guard: a listener to the router around it would redirect to the login page in a loop.
 */
function RouteFollower() {
  useInsideLinks();
  useKeptFocus();
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.getElementById('page-title') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    scrollRestoredRowIntoView();
  }, [pathname]);
  return null;
}

function NavigationProgress() {
  const { state } = useNavigation();
  return <TopProgressBar isActive={state !== 'idle'} />;
}

function StartFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  return (
    <main>
      <StateMessage
        kind="error"
        isPage
        title={t('common:error.title')}
        action={
          <>
            <Button variant="contained" onClick={retry}>
              {t('common:action.retry')}
            </Button>
            <Button onClick={signOut}>{t('shell:profile.logout')}</Button>
          </>
        }
      >
        {translateMessage(describeError(error))}
      </StateMessage>
    </main>
  );
}
