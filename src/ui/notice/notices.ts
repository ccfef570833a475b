import type { ReactNode } from 'react';

type Notice = { id: number; content: (close: () => void) => ReactNode };

let current: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** What has to stay in sight on every page until somebody has dealt with it. Shown by `NoticeHost`. */
export const notices = {
  get: (): readonly Notice[] => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (content: Notice['content']): void => publish([...current, { id: ++lastId, content }]),
  close: (id: number): void => publish(current.filter((notice) => notice.id !== id)),
  clear: (): void => publish([]),
};
