import Button from '@mui/material/Button';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSession } from '@/session/token-store';
import { PageTitle } from '@/ui/page/page-title';
import { StateMessage } from '@/ui/page/state-message';
import { SignedInLayout } from '../shell/signed-in-layout';

/** Needs no token; a signed-in user sees it in the frame. Source: RT-4. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  useLayoutEffect(() => {
    // Without a token the document starts with the background colour of the login.
    document.documentElement.dataset.screen = 'app';
  }, []);
  const page = (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('notFound.title')}
        action={
          <Button component={Link} variant="contained" to={token ? paths.dashboard : paths.login}>
            {t('notFound.home')}
          </Button>
        }
      >
        {t('notFound.body')}
      </StateMessage>
    </>
  );
  return token ? <SignedInLayout>{page}</SignedInLayout> : <main>{page}</main>;
}
