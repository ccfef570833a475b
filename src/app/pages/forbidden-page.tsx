import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { StateMessage } from '@/ui/page/state-message';

/** Stands in the shell in place of a page that only administrators may open. Source: RT-5. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('forbidden.title')}</title>
      <StateMessage
        kind="forbidden"
        title={t('forbidden.title')}
        action={
          <Button variant="contained" component={Link} to={paths.dashboard}>
            {t('menu.dashboard')}
          </Button>
        }
      >
        {t('forbidden.body')}
      </StateMessage>
    </>
  );
}
