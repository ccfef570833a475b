import { tokenStore } from './token-store';

/** Somebody who is signed in, with the token they had then. */
export type SessionOwner = { staffId: number; token: string };

/** Under it the query client knows who is signed in, be it from the last time. */
export const SIGNED_IN_KEY = ['session', 'user'];

let known: SessionOwner | null = null;

/** Notes whose token it is, in the server's own words. */
export function noteOwner(owner: SessionOwner): void {
  known = owner;
}

/** Who is signed in; null where nobody is, where the session has ended, and until the server has said whose token it is. */
export function signedInOwner(): SessionOwner | null {
  const { token, isExpired } = tokenStore.get();
  return known?.token === token && !isExpired ? known : null;
}

/** True as long as that person is signed in with that token. */
export function isPresent(owner: SessionOwner): boolean {
  return signedInOwner()?.token === owner.token;
}

/** True where the server has ended the session of that person, who has not signed in again yet. */
export function isSessionEnded(owner: SessionOwner): boolean {
  const { token, isExpired } = tokenStore.get();
  return token === owner.token && isExpired;
}

/** True where a sign-in, e.g. in another tab, has replaced the token of that person. */
export function isReplaced(owner: SessionOwner): boolean {
  const { token } = tokenStore.get();
  return token !== null && token !== owner.token;
}

/** Remembers who is signed in, and says later whether that is still so, be it with another token. */
export function rememberUser(): () => boolean {
  const { token } = tokenStore.get();
  const owner = signedInOwner();
  return () =>
    tokenStore.get().token === token || (owner !== null && signedInOwner()?.staffId === owner.staffId);
}
