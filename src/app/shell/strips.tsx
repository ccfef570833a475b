import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countShownInvalidRows } from '@/api/invalid-rows';
import { useFormat } from '@/i18n/format';
import { useNewVersion } from '@/start/releases';
import styles from './shell.module.css';
import {
  readOldestOutdated,
  readOldestPersisted,
  readOnline,
  retryOutdated,
  useCacheValue,
} from './shown-answers';

const RETRY_MS = 5_000;

type StripProps = Pick<AlertProps, 'severity' | 'icon' | 'children'> & {
  isShown: boolean;
  actionLabel: string;
  onAction: () => void;
};

function Strip({ isShown, actionLabel, onAction, ...alert }: StripProps) {
  const action = (
    <Button color="inherit" size="small" onClick={onAction}>
      {actionLabel}
    </Button>
  );
  return (
    <div role="status">
      {isShown && <Alert role="presentation" className={styles.strip} action={action} {...alert} />}
    </div>
  );
}

/** Shows the time of persisted answers until the server has answered. */
export function LastKnownNote() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const time = useCacheValue(readOldestPersisted);
  return (
    <div role="status">
      {time !== undefined && (
        <div className={styles.lastKnown}>{t('lastKnown', { time: format.time(time) })}</div>
      )}
    </div>
  );
}

export function OfflineStrip() {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const queryClient = useQueryClient();
  const oldest = useCacheValue(readOldestOutdated);
  const isOnline = useCacheValue(readOnline);

  // A read that began before the network returned may fail after it, and nothing else would repeat the read.
  const isConnected = isOnline && oldest === undefined;
  useEffect(() => {
    if (isConnected) return undefined;
    const timer = window.setInterval(() => {
      if (navigator.onLine) retryOutdated(queryClient);
    }, RETRY_MS);
    return () => window.clearInterval(timer);
  }, [isConnected, queryClient]);

  return (
    <Strip
      isShown={!isConnected}
      severity="warning"
      icon={<CloudOffOutlined fontSize="inherit" />}
      actionLabel={t('common:action.retry')}
      onAction={() => retryOutdated(queryClient)}
    >
      {oldest === undefined ? t('shell:offline') : t('shell:asOf', { time: format.time(oldest) })}
    </Strip>
  );
}

/** Offers a newer build; an automatic reload could lose input. */
export function VersionBar() {
  const { t } = useTranslation(['shell', 'common']);
  const isReady = useNewVersion();
  return (
    <Strip
      isShown={isReady}
      severity="info"
      actionLabel={t('common:action.reload')}
      onAction={() => window.location.reload()}
    >
      {t('shell:newVersion')}
    </Strip>
  );
}

export function InvalidRowsNotice() {
  const { t } = useTranslation('shell');
  const count = useCacheValue(countShownInvalidRows);
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
