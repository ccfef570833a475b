import Button from '@mui/material/Button';
import { memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { RequireAdmin, RequireSession } from '@/session/route-guards';
import { signOut } from '@/session/sign-out';
import { useSession } from '@/session/token-store';
import { NoticeHost } from '@/ui/notice/notices';
import { SavedViewsSlot } from '@/ui/page/page-header';
import { LazyLinearProgress, TopProgressBar } from '@/ui/page/progress-bar';
import { StateMessage } from '@/ui/page/state-message';
import { ForbiddenPage } from '../pages/forbidden-page';
import { Providers } from '../providers';
import { ViewsTrigger } from '../views/views-trigger';
import { AfterLastAnswer } from './after-last-answer';
import { RouteFollower } from './route-follower';
import { Shell } from './shell';
import { InvalidRowsNotice } from './strips';

const VIEWS = <ViewsTrigger />;

/** The frame of all pages but the login. Memoised, because each navigation renders the router. */
export const SignedInLayout = memo(function SignedInLayout({
  children = <Outlet />,
}: {
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const { isExpired } = useSession();

  return (
    <Providers>
      <RequireSession failed={(error, retry) => <StartFailed error={error} retry={retry} />}>
        <AfterLastAnswer>
          <div inert={isExpired}>
            <Shell>
              <NavigationProgress />
              <NoticeHost />
              <InvalidRowsNotice />
              <Suspense fallback={<LazyLinearProgress aria-label={t('label.loading')} />}>
                <SavedViewsSlot value={VIEWS}>{children}</SavedViewsSlot>
              </Suspense>
              <RouteFollower />
            </Shell>
          </div>
        </AfterLastAnswer>
      </RequireSession>
    </Providers>
  );
});

/** Source: RT-5. */
export function AdminPages() {
  return (
    <RequireAdmin forbidden={<ForbiddenPage />}>
      <Outlet />
    </RequireAdmin>
  );
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
