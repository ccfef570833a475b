import { localValues } from '@/lib/stored-values';

const TOKEN_KEY = 'token';

export type SessionState = {
  token: string | null;
  /** The server refused the token: the page stays as it is and asks for the password. */
  isExpired: boolean;
};

let state: SessionState = { token: localValues.read(TOKEN_KEY), isExpired: false };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function readStorage(): void {
  publish({ token: localValues.read(TOKEN_KEY), isExpired: false });
}

// Another tab signed in or out: follow it at once.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === null) readStorage();
});

/** The bearer token: kept in local storage (AU-3), shared by all tabs; where the browser keeps nothing, only for this page. */
export const tokenStore = {
  get: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(token: string): void {
    localValues.write(TOKEN_KEY, token);
    readStorage();
  },
  clear(): void {
    localValues.remove(TOKEN_KEY);
    readStorage();
  },
  markExpired(): void {
    if (state.token && !state.isExpired) publish({ ...state, isExpired: true });
  },
};
