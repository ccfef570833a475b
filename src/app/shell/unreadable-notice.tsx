import Alert from '@mui/material/Alert';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadableShown } from '@/api/unreadable-rows';

/** Says above the page how many rows of what it shows could not be read. */
export function UnreadableNotice() {
  const { t } = useTranslation('shell');
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // The cache speaks even while something is being drawn.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const count = useSyncExternalStore(subscribe, () => unreadableShown(cache));
  return (
    <div role="status">
      {count > 0 && (
        <Alert role="presentation" severity="warning" sx={{ mb: 2 }}>
          {t('unreadable', { count })}
        </Alert>
      )}
    </div>
  );
}
