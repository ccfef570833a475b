/** State outside of React. `subscribe` and `get` fit `useSyncExternalStore`. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): State => state,
    set: (next: State): void => {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
