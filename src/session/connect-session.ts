import { connectSession } from '@/api/bearer-token';
import { tokenStore } from './token-store';

/** Gives the API client the stored token, and opens the sign-in dialog when the server refuses it. */
export function connectClientToSession(): void {
  connectSession({
    getToken: () => tokenStore.get().token,
    onUnauthorized(refusedToken) {
      // A late answer to the old token says nothing about the new one.
      if (refusedToken === tokenStore.get().token) tokenStore.markExpired();
    },
  });
}
