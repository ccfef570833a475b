import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** One line for a part of the page that could not be read; `LoadFailure` replaces a whole part. */
export function FailureAlert({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity="error"
      sx={{ mt: 0.5, py: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {t('action.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
