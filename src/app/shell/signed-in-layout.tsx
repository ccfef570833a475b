import Button from '@mui/material/Button';
import { memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { RequireAdmin, RequireSession } from '@/session/route-guards';
import { signOut } from '@/session/sign-out';
import { useSession } from '@/session/use-session';
import { NoticeHost } from '@/ui/notice/notice-host';
import { useInsideLinks } from '@/ui/page/use-inside-links';
import { PageTools } from '@/ui/page/page-header';
import { ProgressBar, ProgressLine } from '@/ui/page/progress-bar';
import { StateMessage } from '@/ui/page/state-message';
import { Providers } from '../providers';
import { ForbiddenPage } from '../pages/forbidden-page';
import { ViewsDoor } from '../views/views-door';
import { RouteAnnouncer } from './route-announcer';
import { Shell } from './shell';
import { UnreadableNotice } from './strips';

const VIEWS = <ViewsDoor />;

/**
 * The frame of every page behind the login. An ended session leaves it standing, but inert. The router draws all that it
 * holds for every change of page: the frame, which stays as it is, is left out.
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
        <div inert={isExpired}>
          <Shell>
            <InsideLinks />
            <NavigationProgress />
            <NoticeHost />
            <UnreadableNotice />
            <Suspense fallback={<ProgressLine aria-label={t('label.loading')} />}>
              <PageTools value={VIEWS}>{children}</PageTools>
            </Suspense>
            <RouteAnnouncer />
          </Shell>
        </div>
      </RequireSession>
    </Providers>
  );
});

/** Pages that only administrators may open. Source: RT-5. */
export function AdminPages() {
  return (
    <RequireAdmin forbidden={<ForbiddenPage />}>
      <Outlet />
    </RequireAdmin>
  );
}

/** Stands inside of who may be there: what listens to the router around that would send them to the login page again and again. */
function InsideLinks() {
  useInsideLinks();
  return null;
}

function NavigationProgress() {
  return <ProgressBar isActive={useNavigation().state !== 'idle'} />;
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
