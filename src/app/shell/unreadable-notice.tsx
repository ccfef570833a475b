import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadableShown } from '@/api/unreadable-rows';
import { Alert } from '@/ui/kit/alert';
import styles from './unreadable-notice.module.css';

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
        <Alert role="presentation" severity="warning" className={styles.notice}>
          {t('unreadable', { count })}
        </Alert>
      )}
    </div>
  );
}
