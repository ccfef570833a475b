import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { localValues } from '@/lib/stored-values';

const TOKEN_KEY = 'token';

export type SessionState = {
  token: string | null;
  /** True after the server refused the token: the page stays and asks for the password. */
  isExpired: boolean;
};

const readSession = (): SessionState => ({ token: localValues.read(TOKEN_KEY), isExpired: false });

const store = createStore(readSession());
const updateFromStorage = () => store.set(readSession());

window.addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === null) updateFromStorage();
});

/** The bearer token in local storage, shared by all tabs, or in memory where the browser blocks storage. Source: AU-3. */
export const tokenStore = {
  get: store.get,
  subscribe: store.subscribe,
  set(token: string): void {
    localValues.write(TOKEN_KEY, token);
    updateFromStorage();
  },
  clear(): void {
    localValues.remove(TOKEN_KEY);
    updateFromStorage();
  },
  markExpired(): void {
    const state = store.get();
    if (state.token && !state.isExpired) store.set({ ...state, isExpired: true });
  },
};

export function useSession(): SessionState {
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
}
