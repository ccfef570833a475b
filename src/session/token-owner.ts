import { tokenStore } from './token-store';

export type SessionOwner = { staffId: number; token: string };

export const SIGNED_IN_KEY = ['session', 'user'];

let confirmedOwner: SessionOwner | null = null;

export function noteOwner(owner: SessionOwner): void {
  confirmedOwner = owner;
}

/** The signed-in member; null after a sign-out or an ended session, and until the server has confirmed the token. */
export function signedInOwner(): SessionOwner | null {
  const { token, isExpired } = tokenStore.get();
  return confirmedOwner?.token === token && !isExpired ? confirmedOwner : null;
}

export function isSignedIn(owner: SessionOwner): boolean {
  return signedInOwner()?.token === owner.token;
}

export function isSessionEnded(owner: SessionOwner): boolean {
  const { token, isExpired } = tokenStore.get();
  return token === owner.token && isExpired;
}

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
