import {
  notifyManager,
  onlineManager,
  useQueryClient,
  type Query,
  type QueryCache,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '@/api/api-error';
import { isPersistedAnswer } from '@/session/persisted-reads';

const isOutdated = ({ state }: Query) =>
  state.data !== undefined &&
  (!navigator.onLine || (state.error instanceof ApiError && state.error.lacksConnection));

/** The time of the oldest shown answer that `matches`, in ms since 1970; undefined where no answer does. */
function readOldest(cache: QueryCache, matches: (query: Query) => boolean): number | undefined {
  const shown = cache.findAll({ type: 'active', predicate: matches });
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : undefined;
}

export const readOldestOutdated = (cache: QueryCache) => readOldest(cache, isOutdated);

export const readOldestPersisted = (cache: QueryCache) => readOldest(cache, isPersistedAnswer);

export const readOnline = () => navigator.onLine;

export const retryOutdated = (client: QueryClient) =>
  void client.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });

/** Reads again at each change of the query cache or of the connection. */
export function useCacheValue<Value>(read: (cache: QueryCache) => Value): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      // Batched, because the cache may notify during a render.
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
