import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSession } from '@/session/use-session';
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
          <Button variant="contained" component={Link} to={token ? paths.dashboard : paths.login}>
            {t('notFound.home')}
          </Button>
        }
      >
        {t('notFound.body')}
      </StateMessage>
    </main>
  );
}
