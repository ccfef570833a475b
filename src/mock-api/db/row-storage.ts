/** The part of `localStorage` that the database needs; in Node a map stands for it. */
export type RowStorage = {
  keys(): string[];
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
};

export function memoryStorage(): RowStorage {
  const entries = new Map<string, string>();
  return {
    keys: () => [...entries.keys()],
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => entries.set(key, text),
    remove: (key) => entries.delete(key),
  };
}

/** Synchronous, so a write is stored before its reply leaves, and seen by every tab of the origin. */
export function browserStorage(): RowStorage {
  return {
    keys: () => Object.keys(localStorage),
    read: (key) => localStorage.getItem(key),
    write: (key, text) => {
      try {
        localStorage.setItem(key, text);
      } catch {
        console.warn(`The mock API keeps ${key} in memory only: the browser's storage is full.`);
      }
    },
    remove: (key) => localStorage.removeItem(key),
  };
}
