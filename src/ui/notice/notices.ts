import type { ReactNode } from 'react';
import { createStore } from '@/lib/create-store';

type Notice = { id: number; content: (close: () => void) => ReactNode };

let lastId = 0;
const store = createStore<readonly Notice[]>([]);

/** What has to stay in sight on every page until somebody has dealt with it. Shown by `NoticeHost`. */
export const notices = {
  get: store.get,
  subscribe: store.subscribe,
  /** Returns the id by which it is closed. */
  show(content: Notice['content']): number {
    const id = ++lastId;
    store.set([...store.get(), { id, content }]);
    return id;
  },
  close: (id: number): void => store.set(store.get().filter((notice) => notice.id !== id)),
  clear: (): void => store.set([]),
};
