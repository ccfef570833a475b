const TOKEN_KEY = 'token';

/** `expired`: the server refused the token; the page stays and asks for the password. */
export type SessionState = { token: string | null; isExpired: boolean };

let state: SessionState = { token: localStorage.getItem(TOKEN_KEY), isExpired: false };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

// Another tab signed in or out: follow it at once.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === null) {
    publish({ token: localStorage.getItem(TOKEN_KEY), isExpired: false });
  }
});

/** The bearer token: kept in local storage (AU-3), shared by all tabs. */
export const tokenStore = {
  get: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(token: string): void {
    localStorage.setItem(TOKEN_KEY, token);
    publish({ token, isExpired: false });
  },
  clear(): void {
    localStorage.removeItem(TOKEN_KEY);
    publish({ token: null, isExpired: false });
  },
  markExpired(): void {
    if (state.token && !state.isExpired) publish({ ...state, isExpired: true });
  },
};
