import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/api/query-client';
import { IncompleteSave } from '@/api/save/save-outcome';
import { message } from '@/i18n/message';
import { whenUserSettled } from '@/session/follow-session';
import { persistedReads } from '@/session/persisted-reads';
import { refusedWrites } from '@/session/refused-writes';
import { rememberUser } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { toast } from '@/ui/toast/toast';
import { describeMutationFailure, INCOMPLETE_TEXTS, isUnauthorized } from './write-failure-texts';

/** Closes the notice of an earlier refused write, because this write shows its own outcome. */
function startWrite(): () => boolean {
  refusedWrites.settle();
  return rememberUser();
}

/** Source: TO-1. */
export function createAppQueryClient(): QueryClient {
  // The manager starts as online, and would not report the first return of the connection.
  onlineManager.setOnline(navigator.onLine);
  return createQueryClient({
    onQueryFailure(error, meta, hasData) {
      // The strip below the top bar shows the time of outdated data.
      const isOutdated = hasData && error instanceof ApiError && error.lacksConnection;
      if (meta?.failure && !isOutdated && !isUnauthorized(error)) toast.error(meta.failure);
    },
    onMutationFailure(error, meta) {
      const isQueued = meta?.waitsOffline && error instanceof ApiError && error.kind === 'offline';
      if (meta?.isSilent || isQueued) return;
      if (!isUnauthorized(error)) return toast.error(describeMutationFailure(error, meta));
      // Failed writes of half hours are shown where they are entered.
      if (meta?.waitsOffline) return;
      if (tokenStore.get().isExpired) refusedWrites.note();
      else toast.error(message('shell:expired.elsewhere'));
    },
    onMutationSuccess(meta, data) {
      // The page shows the details, unless it was left meanwhile.
      if (data instanceof IncompleteSave) toast.error(INCOMPLETE_TEXTS[data.kind]);
      else if (meta?.success) toast.success(meta.success);
    },
    rememberUser: startWrite,
    whenUserSettled,
    persister: persistedReads,
  });
}
