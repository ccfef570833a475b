import { useSyncExternalStore } from 'react';
import { tokenStore, type SessionState } from './token-store';

export function useSession(): SessionState {
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
}
