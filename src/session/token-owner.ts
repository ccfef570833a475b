import { tokenStore } from './token-store';

/** A signed-in member, with the token of that time. */
export type SessionOwner = { staffId: number; token: string };

/** The query key of the signed-in member, maybe persisted from the last visit. */
export const SIGNED_IN_KEY = ['session', 'user'];

let confirmedOwner: SessionOwner | null = null;

/** Remembers the owner of a token, as the server confirmed it. */
export function noteOwner(owner: SessionOwner): void {
  confirmedOwner = owner;
}

/** The signed-in member; null after a sign-out or an ended session, and until the server has confirmed the token. */
export function signedInOwner(): SessionOwner | null {
  const { token, isExpired } = tokenStore.get();
  return confirmedOwner?.token === token && !isExpired ? confirmedOwner : null;
}

/** True while that member is signed in with the same token. */
export function isSignedIn(owner: SessionOwner): boolean {
  return signedInOwner()?.token === owner.token;
}

/** True where the server has ended the session of that member, who has not signed in again yet. */
export function isSessionEnded(owner: SessionOwner): boolean {
  const { token, isExpired } = tokenStore.get();
  return token === owner.token && isExpired;
}

/** True where a sign-in, e.g. in another tab, has replaced the token of that member. */
export function isReplaced(owner: SessionOwner): boolean {
  const { token } = tokenStore.get();
  return token !== null && token !== owner.token;
}

/** Returns a test for the same user: the token is unchanged, or a sign-in of the same member has replaced it. */
export function rememberUser(): () => boolean {
  const { token } = tokenStore.get();
  const owner = signedInOwner();
  return () =>
    tokenStore.get().token === token || (owner !== null && signedInOwner()?.staffId === owner.staffId);
}
