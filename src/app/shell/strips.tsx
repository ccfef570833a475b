import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  notifyManager,
  onlineManager,
  useQueryClient,
  type Query,
  type QueryCache,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { countShownInvalidRows } from '@/api/invalid-rows';
import { useFormat } from '@/i18n/format';
import { isPersistedAnswer } from '@/session/persisted-reads';
import { useNewVersion } from '@/start/releases';
import styles from './shell.module.css';

/** Interval of retries for outdated answers while the browser is online. */
const RETRY_MS = 5_000;

const isOutdated = ({ state }: Query) =>
  state.data !== undefined &&
  (!navigator.onLine || (state.error instanceof ApiError && state.error.lacksConnection));

/** The time of the oldest shown answer that passes `matches`, in ms since 1970; undefined where there is none. */
function readOldest(cache: QueryCache, matches: (query: Query) => boolean): number | undefined {
  const shown = cache.findAll({ type: 'active', predicate: matches });
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : undefined;
}

const readOldestOutdated = (cache: QueryCache) => readOldest(cache, isOutdated);

const readOnline = () => navigator.onLine;

const readOldestPersisted = (cache: QueryCache) => readOldest(cache, isPersistedAnswer);

const retryOutdated = (client: QueryClient) =>
  void client.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });

/** Reads from the query cache at each change of it or of the connection. */
function useCacheValue<Value>(read: (cache: QueryCache) => Value): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      // The cache may notify during a render.
      const unsubscribeCache = cache.subscribe(notifyManager.batchCalls(listener));
      const unsubscribeOnline = onlineManager.subscribe(listener);
      return () => {
        unsubscribeCache();
        unsubscribeOnline();
      };
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}

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

/** Shows the time of persisted answers until the server has answered. It covers nothing and moves nothing. */
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

/** Shows below the top bar that the browser is offline, and the time of outdated answers. */
export function OfflineStrip() {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const queryClient = useQueryClient();
  const oldest = useCacheValue(readOldestOutdated);
  const isOnline = useCacheValue(readOnline);

  // A read that was running when the network returned fails later, and nothing else would repeat it.
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

/** Counts the rows of the shown answers that the page could not read. */
export function UnreadableNotice() {
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
