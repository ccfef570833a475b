import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { StateMessage } from './state-message';

type LoadFailureProps = { title: string; error: unknown; onRetry: () => void };

/** Stands where a record would that could not be read: says why, and tries again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <StateMessage
      kind="error"
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {translateMessage(describeError(error))}
    </StateMessage>
  );
}
