import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useSession } from '@/session/use-session';
import { SignedInLayout } from '../shell/signed-in-layout';
import { ButtonLink } from '@/ui/kit/button-link';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Any other path. Needs no token; a signed-in user sees it in the frame. Source: RT-4. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  const page = (
    <>
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
    </>
  );
  return token ? <SignedInLayout>{page}</SignedInLayout> : <main>{page}</main>;
}
