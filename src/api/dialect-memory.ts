import { env } from '@/config/env';

const KEY = `dialects:${env.apiBaseUrl}`;

/** What a storage that is blocked or full did not keep: known until the page is left. */
const unkept = new Map<string, string>();

function createMemory(name: string, storage: () => Storage) {
  const read = () => {
    try {
      return unkept.get(name) ?? storage().getItem(KEY) ?? '';
    } catch {
      return '';
    }
  };
  const paths = () => new Set(read().split(',').filter(Boolean));
  return {
    /** True when the server takes the calls of this path in the other form. */
    has: (path: string) => paths().has(path),
    set(path: string, isOther: boolean): void {
      const known = paths();
      if (known.has(path) === isOther) return;
      if (isOther) known.add(path);
      else known.delete(path);
      const text = [...known].join();
      try {
        storage().setItem(KEY, text);
        unkept.delete(name);
      } catch {
        unkept.set(name, text);
      }
    },
  };
}

/** Which calls this server takes in another dialect, for good and for this tab; nothing of it belongs to a user. */
export const dialectMemory = {
  lasting: createMemory('lasting', () => localStorage),
  ofTab: createMemory('ofTab', () => sessionStorage),
};
