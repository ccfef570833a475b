import { createStore } from './create-store';

type StorageTrouble = 'blocked' | 'full';

let lastTrouble: StorageTrouble | null = null;
const shownTrouble = createStore<StorageTrouble | null>(null);

function reportTrouble(next: StorageTrouble | null): void {
  // Reports a lasting trouble once, not at each write.
  if (next === lastTrouble) return;
  lastTrouble = next;
  shownTrouble.set(next);
}

function reportError(error: unknown): void {
  reportTrouble(error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked');
}

/** Lasts until the user acknowledges the trouble. For `useSyncExternalStore`. */
export const storageTrouble = {
  get: shownTrouble.get,
  subscribe: shownTrouble.subscribe,
  acknowledge: (): void => shownTrouble.set(null),
};

/** Falls back to memory where the browser refuses. No method throws. */
class StoredValues {
  private readonly inMemory = new Map<string, string>();

  // Blocked storage throws even when `window.localStorage` is read, so only `attempt` calls `area`.
  constructor(private readonly area: () => Storage) {}

  read(key: string): string | null {
    return this.inMemory.get(key) ?? this.attempt((area) => area.getItem(key), null);
  }

  write(key: string, text: string): void {
    if (this.tryWrite(key, text)) return;
    this.remove(key);
    this.inMemory.set(key, text);
  }

  /** False where the browser refuses; the stored text then stays. */
  tryWrite(key: string, text: string): boolean {
    const isStored = this.attempt((area) => {
      area.setItem(key, text);
      return true;
    }, false);
    if (isStored) this.inMemory.delete(key);
    return isStored;
  }

  remove(key: string): void {
    this.inMemory.delete(key);
    this.attempt((area) => area.removeItem(key), undefined);
  }

  keys(): string[] {
    return [...new Set([...this.attempt((area) => Object.keys(area), []), ...this.inMemory.keys()])];
  }

  /** Another tab has written a newer text of this key; null means all keys. */
  forget(key: string | null): void {
    if (key === null) this.inMemory.clear();
    else this.inMemory.delete(key);
  }

  private attempt<Result>(act: (area: Storage) => Result, fallback: Result): Result {
    try {
      return act(this.area());
    } catch (error) {
      reportError(error);
      return fallback;
    }
  }
}

export const localValues = new StoredValues(() => window.localStorage);

export const sessionValues = new StoredValues(() => window.sessionStorage);

// Runs before the other listeners, so that they read the new text. Tests in node have no window.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    localValues.forget(key);
    if (key === null) reportTrouble(null);
  });
}
