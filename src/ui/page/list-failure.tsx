import { useTranslation } from 'react-i18next';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import styles from './list-failure.module.css';

/** Says beside a picker that its list did not arrive, and tries again. */
export function ListFailure({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity="error"
      className={styles.failure}
      action={
        <Button color="inherit" size="small" onClick={onRetry} className={styles.retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
