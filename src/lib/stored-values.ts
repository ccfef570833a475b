import { createStore } from './create-store';

/** Why what is written now ends with the page: the browser lets nobody at its storage, or has no room. */
type StorageTrouble = 'blocked' | 'full';

let met: StorageTrouble | null = null;
const untold = createStore<StorageTrouble | null>(null);

function tell(next: StorageTrouble | null): void {
  // Each kind is told once.
  if (next === met) return;
  met = next;
  untold.set(next);
}

function tellOf(error: unknown): void {
  tell(error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked');
}

/** What the browser refused to keep, until somebody has seen it: for `useSyncExternalStore`. */
export const storageTrouble = {
  get: untold.get,
  subscribe: untold.subscribe,
  acknowledge: (): void => untold.set(null),
};

/** Texts in one of the browser's storages. What it does not take is kept by the page; nothing here throws. */
class StoredValues {
  private readonly inMemory = new Map<string, string>();

  // Even to look at a blocked storage throws: it is looked at only in `attempt`.
  constructor(private readonly area: () => Storage) {}

  read(key: string): string | null {
    return this.inMemory.get(key) ?? this.attempt((area) => area.getItem(key), null);
  }

  /** Writes it for longer than the page lives if the browser can, else for as long as the page lives. */
  write(key: string, text: string): void {
    if (this.tryWrite(key, text)) return;
    this.remove(key);
    this.inMemory.set(key, text);
  }

  /** Writes it only if the browser keeps it; else false, and what was there stays. */
  tryWrite(key: string, text: string): boolean {
    const isKept = this.attempt((area) => (area.setItem(key, text), true), false);
    if (isKept) this.inMemory.delete(key);
    return isKept;
  }

  remove(key: string): void {
    this.inMemory.delete(key);
    this.attempt((area) => area.removeItem(key), undefined);
  }

  keys(): string[] {
    return [...new Set([...this.attempt((area) => Object.keys(area), []), ...this.inMemory.keys()])];
  }

  /** What another tab wrote is newer than what only this page knows. Null: it has removed everything. */
  forget(key: string | null): void {
    if (key === null) this.inMemory.clear();
    else this.inMemory.delete(key);
  }

  private attempt<T>(act: (area: Storage) => T, otherwise: T): T {
    try {
      return act(this.area());
    } catch (error) {
      tellOf(error);
      return otherwise;
    }
  }
}

/** For this browser, shared by its tabs. */
export const localValues = new StoredValues(() => window.localStorage);

/** For this tab. */
export const sessionValues = new StoredValues(() => window.sessionStorage);

// Rules that keep something are tested without a page. Registered before the listeners of those who read.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    localValues.forget(key);
    if (key !== null) return;
    sessionValues.forget(null);
    tell(null);
  });
}
