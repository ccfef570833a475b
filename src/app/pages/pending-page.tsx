import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { StateMessage } from '@/ui/page/state-message';

/** Says honestly that a known address has no screen yet. */
export function PendingPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('pending.title')}</title>
      <StateMessage
        kind="empty"
        isPage
        title={t('pending.title')}
        action={
          <Button variant="contained" component={Link} to={paths.reporting}>
            {t('menu.reporting')}
          </Button>
        }
      >
        {t('pending.body')}
      </StateMessage>
    </>
  );
}
