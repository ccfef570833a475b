import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useSession } from '@/session/use-session';
import { ButtonLink } from '@/ui/kit/button-link';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Any other path. Needs no token; whoever is signed in sees it in the frame (`NotFoundFrame`). Source: RT-4. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  const Frame = token ? Fragment : 'main';
  return (
    <Frame>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('notFound.title')}
        action={
          <ButtonLink variant="contained" to={token ? paths.dashboard : paths.login}>
            {t('notFound.home')}
          </ButtonLink>
        }
      >
        {t('notFound.body')}
      </StateMessage>
    </Frame>
  );
}
