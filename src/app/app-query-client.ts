import { onlineManager, type MutationMeta, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/api/query-client';
import { IncompleteSave } from '@/api/save/save-outcome';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { userSettled } from '@/session/follow-session';
import { persistedReads } from '@/session/persisted-reads';
import { refusedWrites } from '@/session/refused-writes';
import { rememberUser } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { toast } from '@/ui/toast/toast';

const UNFINISHED = {
  partlyKept: message('saving:toast.partlyKept'),
  changed: message('saving:toast.changed'),
  gone: message('saving:toast.gone'),
};

/** An ended session speaks through its own dialog. */
const isSpokenFor = (error: unknown) => error instanceof ApiError && error.kind === 'unauthorized';

const isUnsent = (error: unknown) => error instanceof ApiError && error.isUnsent;

function failureText(error: unknown, { failure, explains = [] }: Partial<MutationMeta> = {}): string {
  const isRefusal = error instanceof ApiError && error.kind === 'invalid';
  const outcome = error instanceof ApiError ? error.outcome : undefined;
  const isAnswerLost = error instanceof ApiError && error.kind !== 'server' && outcome !== undefined;
  const isExplained =
    (isRefusal && explains.includes('refusal')) ||
    (isAnswerLost && explains.includes('lostAnswer')) ||
    // Nobody knows whether it failed: the texts of failures would be wrong.
    outcome === 'unknown' ||
    isUnsent(error);
  return failure && !isExplained ? failure : describeWriteFailure(error);
}

/** What a failed write means to the user: without a network it never left the browser. */
export function describeWriteFailure(error: unknown): string {
  if (isSpokenFor(error)) return message('shell:expired.refused');
  return isUnsent(error) ? message('shell:notSent') : describeError(error);
}

/** The query client with the product's toasts. Source: TO-1. */
export function createAppQueryClient(): QueryClient {
  // It believes in a network until it hears otherwise, and a return from where it never was would not be told.
  onlineManager.setOnline(navigator.onLine);
  return createQueryClient({
    onQueryFailure(error, meta, hasData) {
      // The strip under the bar says from when the data is.
      const isOutdated = hasData && error instanceof ApiError && error.lacksConnection;
      if (meta?.failure && !isOutdated && !isSpokenFor(error)) toast.error(meta.failure);
    },
    onMutationFailure(error, meta) {
      const isWaiting = meta?.waitsOffline && error instanceof ApiError && error.kind === 'offline';
      if (meta?.isSilent || isWaiting) return;
      if (!isSpokenFor(error)) return toast.error(failureText(error, meta));
      // Half hours are told of where they are written.
      if (meta?.waitsOffline) return;
      if (tokenStore.get().isExpired) refusedWrites.note();
      else toast.error(message('shell:expired.elsewhere'));
    },
    onMutationSuccess(meta, data) {
      // The page tells more, unless it was left meanwhile.
      if (data instanceof IncompleteSave) toast.error(UNFINISHED[data.kind]);
      else if (meta?.success) toast.success(meta.success);
    },
    rememberUser() {
      refusedWrites.settle();
      return rememberUser();
    },
    userSettled,
    persister: persistedReads,
  });
}
