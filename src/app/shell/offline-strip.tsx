import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { notifyManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { useFormat } from '@/i18n/format';
import { isPersistedAnswer } from '@/session/persisted-reads';
import styles from './strips.module.css';

/** The network is there, and all that is shown is fresh. */
const CONNECTED = -1;
/** There is no network, and nothing is shown that could be old. */
const NOTHING_SHOWN = 0;

/** How often what is old is read again, where the browser believes in a network. */
const RETRY_MS = 5_000;

const isOutdated = ({ state }: Query) =>
  state.data !== undefined &&
  (!navigator.onLine || (state.error instanceof ApiError && state.error.lacksConnection));

/** From when the oldest of the shown data is that could not be read again, in ms since 1970. */
function readState(cache: QueryCache): number {
  const times = cache
    .findAll({ type: 'active', predicate: isOutdated })
    .map(({ state }) => state.dataUpdatedAt);
  if (times.length > 0) return Math.min(...times);
  return navigator.onLine ? CONNECTED : NOTHING_SHOWN;
}

/** From when the oldest of the shown data is that was persisted and is being read anew; 0 where there is none. */
function readOldestPersisted(cache: QueryCache): number {
  const shown = cache.findAll({ type: 'active', predicate: isPersistedAnswer });
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : 0;
}

/** What `read` finds among the reads, also after the network came or went. */
function useReads(read: (cache: QueryCache) => number): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      // The cache speaks even while something is being drawn.
      const unsubscribe = cache.subscribe(notifyManager.batchCalls(listener));
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}

/** Says how old what a start shows is, until it has been read anew. It moves nothing and stands in nobody's way. */
export function LastKnownNote() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const time = useReads(readOldestPersisted);
  return (
    <div role="status">
      {time > 0 && <div className={styles.lastKnown}>{t('lastKnown', { time: format.time(time) })}</div>}
    </div>
  );
}

/** Says under the bar that the network is gone, for as long as it is, and how old what is shown then is. */
export function OfflineStrip() {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const queryClient = useQueryClient();
  const state = useReads(readState);
  const retry = useCallback(
    () => queryClient.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false }),
    [queryClient],
  );

  // A read that was under way when the network came back fails after that: nothing else would repeat it.
  const isConnected = state === CONNECTED;
  useEffect(() => {
    if (isConnected) return undefined;
    const timer = window.setInterval(() => {
      if (navigator.onLine) void retry();
    }, RETRY_MS);
    return () => window.clearInterval(timer);
  }, [isConnected, retry]);

  return (
    <div role="status">
      {!isConnected && (
        <Alert
          role="presentation"
          severity="warning"
          icon={<CloudOffOutlined fontSize="inherit" />}
          className={styles.strip}
          action={
            <Button color="inherit" size="small" onClick={() => void retry()}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {state === NOTHING_SHOWN ? t('shell:offline') : t('shell:asOf', { time: format.time(state) })}
        </Alert>
      )}
    </div>
  );
}
