import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '@/start/releases';
import styles from './strips.module.css';

/** Offers a newer build. Nothing reloads by itself: somebody may be typing. */
export function VersionBar() {
  const { t } = useTranslation(['shell', 'common']);
  const isReady = useNewVersion();
  return (
    <div role="status">
      {isReady && (
        <Alert
          role="presentation"
          severity="info"
          className={styles.strip}
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {t('common:action.reload')}
            </Button>
          }
        >
          {t('shell:newVersion')}
        </Alert>
      )}
    </div>
  );
}
