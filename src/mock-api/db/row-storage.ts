/** Local storage, or a map in Node. Synchronous, so that a write is stored before its reply, for all tabs. */
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
