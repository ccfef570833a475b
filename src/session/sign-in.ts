import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { request } from '@/api/request';
import { message } from '@/i18n/message';
import { lookUpCoordinates } from './ip-coordinates';
import { type Staff, staffSchema } from './staff-schema';
import { clearIdentity, storeIdentity } from './stored-identity';
import { noteOwner } from './token-owner';
import { tokenStore } from './token-store';

export type Credentials = { username: string; password: string };

export type SignInFailure = { field: 'username' | 'password' | 'form'; message: string };

const answerSchema = z.object({ token: z.string().check(z.minLength(1)), staff: staffSchema });

/** Stores the token and the identity. @throws {ApiError} which `explainSignInFailure` explains. */
export async function signIn(credentials: Credentials): Promise<Staff> {
  const coordinates = await lookUpCoordinates();
  const answer = await request(answerSchema, {
    path: 'login',
    body: { ...credentials, ...coordinates },
    isSessionCall: false,
  });
  storeIdentity(answer.staff);
  noteOwner({ staffId: answer.staff.id, token: answer.token });
  tokenStore.set(answer.token);
  return answer.staff;
}

/** Source: AU-4. */
export function explainSignInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return { field: 'form', message: message('auth:error', { reason }) };
  }
  if (error.status === 422) return { field: 'username', message: message('auth:usernameMismatch') };
  if (error.status === 401) return { field: 'password', message: message('auth:passwordMismatch') };
  if (error.kind === 'offline' || error.kind === 'timeout')
    return { field: 'form', message: message('auth:noServer') };
  if (error.kind === 'tooMany') return { field: 'form', message: message('common:error.tooMany') };
  return { field: 'form', message: error.serverMessage ?? message('auth:failed') };
}

/** After a failed login. Source: AU-4. */
export function endOlderSession(): void {
  clearIdentity();
  tokenStore.clear();
}
