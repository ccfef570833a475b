import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageTrouble } from '@/lib/stored-values';

/** Says once that the browser keeps nothing, until somebody has closed it. */
export function StorageNotice({ sx }: { sx?: SxProps }) {
  const { t } = useTranslation('common');
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.get, storageTrouble.get);
  return (
    <Box role="status">
      {trouble && (
        <Alert
          role="presentation"
          severity="warning"
          closeText={t('action.close')}
          onClose={storageTrouble.acknowledge}
          sx={sx}
        >
          {t(`storage.${trouble}`)}
        </Alert>
      )}
    </Box>
  );
}
