import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '@/ui/page/failure-alert';

/** Reports that lists of a form section could not be read; spans all columns of the section. */
export function RetryAlert({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('skills');
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FailureAlert onRetry={onRetry}>{t('form.lookupsFailed')}</FailureAlert>
    </Box>
  );
}
