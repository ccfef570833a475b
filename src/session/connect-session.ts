import { connectSession } from '@/api/bearer-token';
import { tokenStore } from './token-store';

/** Gives the API client the stored token, and lets a refused one open the sign-in dialog. */
export function connectClientToSession(): void {
  connectSession({
    getToken: () => tokenStore.get().token,
    onUnauthorized(refusedToken) {
      // A late answer to the old token says nothing about the new one.
      if (refusedToken === tokenStore.get().token) tokenStore.markExpired();
    },
  });
}
