import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PageTitle } from '@/ui/page/page-title';
import { StateMessage } from '@/ui/page/state-message';

/** Source: RT-5. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('forbidden.title')}</PageTitle>
      <StateMessage
        kind="forbidden"
        title={t('forbidden.title')}
        action={
          <Button component={Link} variant="contained" to={paths.dashboard}>
            {t('menu.dashboard')}
          </Button>
        }
      >
        {t('forbidden.body')}
      </StateMessage>
    </>
  );
}
