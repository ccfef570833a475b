import type { QueryClient } from '@tanstack/react-query';
import { forgetDoubts } from '@/api/verified-create';
import { paths } from '@/config/paths';
import { confirmStore } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';
import type { Staff } from './staff-schema';
import { clearIdentity } from './identity-storage';
import { forgetReads } from './kept-reads';
import { signedInStaffQuery } from './signed-in-staff';
import { tokenStore } from './token-store';

/**
 * Keeps memory and storage in step with the session, whichever tab changed it: what one user loaded is
 * wiped when they sign out and never shown to another. Returns the function that stops following.
 */
export function followSession(queryClient: QueryClient): () => void {
  let last = tokenStore.get();
  return tokenStore.subscribe(() => {
    const next = tokenStore.get();
    if (last.token && !next.token) {
      clearIdentity();
      forgetDoubts();
      toast.close();
      confirmStore.get()?.settle(false);
      void forgetReads();
      void queryClient.cancelQueries();
      queryClient.clear();
    } else if (last.token && next.token !== last.token) {
      void forgetReads();
      void reloadForAnotherUser(queryClient);
    }
    last = next;
  });
}

/** Asks first who it is: what one user loaded must not be mixed with answers to another. */
async function reloadForAnotherUser(queryClient: QueryClient): Promise<void> {
  const { queryKey } = signedInStaffQuery;
  const before = queryClient.getQueryData<Staff | null>(queryKey);
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries({ queryKey });
  const after = queryClient.getQueryData<Staff | null>(queryKey);
  if (before && after && before.id !== after.id) {
    window.location.assign(paths.dashboard);
  } else if (before && queryClient.getQueryState(queryKey)?.status === 'error') {
    // Nobody knows: the page must not act for somebody whom it does not show.
    tokenStore.markExpired();
  } else {
    await queryClient.invalidateQueries();
  }
}
