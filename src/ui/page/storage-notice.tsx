import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageTrouble } from '@/lib/stored-values';

export function StorageNotice({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.get);
  return (
    // Mounted while empty, because screen readers announce only changes of a status that they know.
    <div role="status">
      {trouble && (
        <Alert
          role="presentation"
          severity="warning"
          closeText={t('action.close')}
          onClose={storageTrouble.acknowledge}
          className={className}
        >
          {t(`storage.${trouble}`)}
        </Alert>
      )}
    </div>
  );
}
