import { createStore } from './create-store';

/** Why the page stores in memory only: the browser blocks its storage, or has no room. */
type StorageTrouble = 'blocked' | 'full';

let lastTrouble: StorageTrouble | null = null;
const shownTrouble = createStore<StorageTrouble | null>(null);

function reportTrouble(next: StorageTrouble | null): void {
  // A trouble that lasts is reported once, not with each text.
  if (next === lastTrouble) return;
  lastTrouble = next;
  shownTrouble.set(next);
}

function reportError(error: unknown): void {
  reportTrouble(error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked');
}

/** The trouble to show until it is acknowledged, for `useSyncExternalStore`. */
export const storageTrouble = {
  get: shownTrouble.get,
  subscribe: shownTrouble.subscribe,
  acknowledge: (): void => shownTrouble.set(null),
};

/** Texts in one of the browser's storages, or in memory where that refuses them. No method throws. */
class StoredValues {
  private readonly inMemory = new Map<string, string>();

  // Reading `window.localStorage` throws where storage is blocked: `area` is called only in `attempt`.
  constructor(private readonly area: () => Storage) {}

  read(key: string): string | null {
    return this.inMemory.get(key) ?? this.attempt((area) => area.getItem(key), null);
  }

  /** Stores the text; where the browser refuses, the page keeps it in memory. */
  write(key: string, text: string): void {
    if (this.tryWrite(key, text)) return;
    this.remove(key);
    this.inMemory.set(key, text);
  }

  /** Stores the text only if the browser accepts it; else returns false and leaves the older one. */
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

  /** Drops the copy in memory, because another tab has written a newer text. Null means all keys. */
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

// Node, where rules are tested, has no window. Registered first, so that other listeners read the new text.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    localValues.forget(key);
    if (key === null) reportTrouble(null);
  });
}
