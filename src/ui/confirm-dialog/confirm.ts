import type { ReactNode } from 'react';

export type Confirmation = {
  title: string;
  /** Names the person, date and amount that are meant. */
  body?: ReactNode;
  /** `danger` for what cannot be taken back: red button, focus on Cancel. */
  tone?: 'danger' | 'normal';
  /** Says what will happen, e.g. “Delete”. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Runs while the dialog shows that it works. The dialog closes when it ends well and shows why when it does not. */
  action: () => unknown;
};

export type OpenConfirmation = Confirmation & { id: number; settle: (isDone: boolean) => void };

let current: OpenConfirmation | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: OpenConfirmation | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** What `ConfirmHost` shows. */
export const confirmStore = {
  get: (): OpenConfirmation | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Asks before an act, runs it, and shows a failure in place. Resolves to true when the act was done, to
 * false when the user turned away from it. Needs one `ConfirmHost` on the page.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  current?.settle(false);
  return new Promise((resolve) => {
    const id = ++lastId;
    publish({
      ...confirmation,
      id,
      settle(isDone) {
        if (current?.id === id) publish(null);
        resolve(isDone);
      },
    });
  });
}
