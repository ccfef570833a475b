import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import * as z from 'zod/mini';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import { ApiError } from '@/api/api-error';
import { request } from '@/api/request';
import { clearDrafts } from './draft-store';
import { whenPersistedShown } from './persisted-reads';
import { type Staff, staffSchema } from './staff-schema';
import { storeIdentity } from './stored-identity';
import { noteOwner, SIGNED_IN_KEY } from './token-owner';
import { tokenStore } from './token-store';

const hasNoMember = (answer: unknown) => isFields(answer) && (answer.id ?? answer.staff ?? null) === null;

// Some servers wrap the staff, and some refuse a token by a 200 without a member instead of a 401. A member
// with invalid fields is an error, not a refusal.
const answerSchema = z.union([
  mapped(z.object({ staff: staffSchema }), (answer) => answer.staff),
  staffSchema,
  mapped(z.custom(hasNoMember), () => null),
]);

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'unauthorized') return null;
  throw error;
}

async function settleRefusedToken(client: QueryClient, signal: AbortSignal): Promise<Staff | null> {
  // At a start, the persisted member may arrive later than the refusal. With a member the page stays and
  // asks for the password, so that typed input survives.
  await whenPersistedShown();
  // A new token cancels this read, and was not refused.
  signal.throwIfAborted();
  const lastStaff = client.getQueryData<Staff | null>(SIGNED_IN_KEY) ?? null;
  if (lastStaff) tokenStore.markExpired();
  else tokenStore.clear();
  return lastStaff;
}

/** The signed-in member, as the server confirms; null where it refuses the token at a start. */
export const signedInStaffQuery = queryOptions({
  queryKey: SIGNED_IN_KEY,
  queryFn: async ({ client, signal }): Promise<Staff | null> => {
    const { token } = tokenStore.get();
    const staff = await request(answerSchema, {
      path: 'user',
      method: 'GET',
      signal,
      // `settleRefusedToken` handles a refusal, because at a start there is no page to ask for the password on.
      isSessionCall: false,
    }).catch(nullIfRefused);
    if (!staff) return settleRefusedToken(client, signal);
    if (token) noteOwner({ staffId: staff.id, token });
    storeIdentity(staff);
    // The session of an earlier user may have ended without a sign-out.
    clearDrafts(staff.id);
    return staff;
  },
  staleTime: 5 * 60_000,
  // Drawing the page of a failed read must not repeat the read.
  retryOnMount: false,
  meta: { reads: ['session'], persists: true },
});

/** Provided by `RequireSession`, because many parts of a page would each observe the query. */
export const SignedInStaff = createContext<Staff | null>(null);

export function useSignedInStaff(): Staff {
  const staff = useContext(SignedInStaff);
  if (!staff) throw new Error('useSignedInStaff is used outside of a session');
  return staff;
}
