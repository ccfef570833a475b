import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { localValues } from '@/lib/stored-values';

export function useSession(): SessionState {
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
}

const TOKEN_KEY = 'token';

export type SessionState = {
  token: string | null;
  /** The server refused the token: the page stays as it is and asks for the password. */
  isExpired: boolean;
};

const stored = (): SessionState => ({ token: localValues.read(TOKEN_KEY), isExpired: false });

const store = createStore(stored());
const readStorage = () => store.set(stored());

// Another tab signed in or out: follow it at once.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === null) readStorage();
});

/** The bearer token: kept in local storage (AU-3), shared by all tabs; where the browser keeps nothing, only for this page. */
export const tokenStore = {
  get: store.get,
  subscribe: store.subscribe,
  set(token: string): void {
    localValues.write(TOKEN_KEY, token);
    readStorage();
  },
  clear(): void {
    localValues.remove(TOKEN_KEY);
    readStorage();
  },
  markExpired(): void {
    const state = store.get();
    if (state.token && !state.isExpired) store.set({ ...state, isExpired: true });
  },
};
