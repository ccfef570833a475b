import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '@/api/request';
import { storeIdentity } from './identity-storage';
import { staffSchema, type Staff } from './staff-schema';
import { tokenStore } from './token-store';

// Without a valid token the server answers 200 with `{}`; some versions wrap the staff.
const answerSchema = z.union([
  z.object({ staff: staffSchema }).transform((answer) => answer.staff),
  staffSchema,
  z.object({}).transform(() => null),
]);

/** Who is signed in, confirmed by the server; null when it does not know the token. */
export const signedInStaffQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }) => {
    const staff = await request(answerSchema, { path: 'user', method: 'GET', signal });
    if (staff) storeIdentity(staff);
    else tokenStore.clear();
    return staff;
  },
  staleTime: 5 * 60_000,
});

/** The signed-in staff. Only beneath `RequireSession`, which waits for it. */
export function useSignedInStaff(): Staff {
  const { data } = useSuspenseQuery(signedInStaffQuery);
  if (!data) throw new Error('useSignedInStaff is used outside of a session');
  return data;
}

export function isAdmin(staff: { role: number }): boolean {
  return staff.role === 1;
}
