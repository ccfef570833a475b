import { connectSession } from '@/api/bearer-token';
import { tokenStore } from './token-store';

export function connectClientToSession(): void {
  connectSession({
    getToken: () => tokenStore.get().token,
    onUnauthorized(refusedToken) {
      // A late answer to an older token says nothing about the present one.
      if (refusedToken === tokenStore.get().token) tokenStore.markExpired();
    },
  });
}
