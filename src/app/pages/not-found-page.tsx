import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useSession } from '@/session/use-session';
import { ButtonLink } from '@/ui/kit/button-link';
import { StateMessage } from '@/ui/page/state-message';

/** Any other path. Needs no token. Source: RT-4. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  return (
    <main>
      <title>{t('notFound.title')}</title>
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
    </main>
  );
}
