import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Says that some choices of the form did not arrive, and tries again. */
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
