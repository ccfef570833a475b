import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says under the bar that the network is gone, for as long as it is. */
export function OfflineStrip() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Alert
          severity="warning"
          icon={<CloudOffOutlined fontSize="inherit" />}
          square
          sx={{ borderRadius: 0 }}
        >
          {t('offline')}
        </Alert>
      )}
    </div>
  );
}
