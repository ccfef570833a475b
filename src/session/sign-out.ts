import { tokenStore } from './token-store';

/** Ends the session in all tabs. The server keeps no session to end. Source: SH-1. */
export function signOut(): void {
  tokenStore.clear();
}
