import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { forgetDoubts } from '@/api/save/doubts';
import { paths } from '@/config/paths';
import { confirmStore } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';
import type { Staff } from './staff-schema';
import { signedInStaffQuery } from './signed-in-staff';
import { clearIdentity } from './stored-identity';
import { forgetReads } from './persisted-reads';
import { refusedWrites } from './refused-writes';
import { tokenStore } from './token-store';

let settled: Promise<void> = Promise.resolve();

/**
 * Resolves once the stored token is known to belong to the same user; never for another user, because the
 * page is then being left. @throws {ApiError} where the server cannot be asked.
 */
export const whenUserSettled = (): Promise<void> => settled;

/** A sign-out in any tab deletes the data of the user, so that the next user does not see them. */
export function followSession(queryClient: QueryClient): () => void {
  let last = tokenStore.get();
  settled = Promise.resolve();
  return tokenStore.subscribe(() => {
    const next = tokenStore.get();
    if (last.token && !next.token) {
      clearIdentity();
      forgetDoubts();
      refusedWrites.forget();
      // A failed check of the last token must not refuse the writes of the next user.
      settled = Promise.resolve();
      toast.close();
      confirmStore.get()?.settle(false);
      void forgetReads();
      void queryClient.cancelQueries();
      queryClient.clear();
    } else if (last.token && next.token !== last.token) {
      void forgetReads();
      settled = reloadForAnotherUser(queryClient);
      // The sign-in dialog shows the failure. Callers of `whenUserSettled` get it as well.
      settled.catch(() => undefined);
    }
    last = next;
  });
}

/** Asks for the user before any other read, or answers to another user would join the data of this one. */
async function reloadForAnotherUser(queryClient: QueryClient): Promise<void> {
  const { queryKey } = signedInStaffQuery;
  const before = queryClient.getQueryData<Staff | null>(queryKey);
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries({ queryKey });
  const after = queryClient.getQueryData<Staff | null>(queryKey);
  if (before && after && before.id !== after.id) {
    window.location.assign(paths.dashboard);
    // Never resolves: callers of `whenUserSettled` must not act on a page that is being left.
    await new Promise(() => undefined);
  } else if (before && queryClient.getQueryState(queryKey)?.status === 'error') {
    // The new token may belong to another user than the page shows.
    tokenStore.markExpired();
    throw new ApiError('unauthorized', { isUnsent: true });
  } else {
    void queryClient.invalidateQueries();
    refusedWrites.showSendAgain();
  }
}
