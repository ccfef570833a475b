import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Reports across a form section that its lists cannot be read. */
export function RetryAlert({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['skills', 'common']);
  return (
    <Alert
      severity="error"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('form.lookupsFailed')}
    </Alert>
  );
}
