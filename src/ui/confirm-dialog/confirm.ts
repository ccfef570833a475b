import type { ReactNode } from 'react';
import { createStore } from '@/lib/create-store';

export type Confirmation = {
  title: string;
  /** Names the person, date and amount that are meant. */
  body?: ReactNode;
  /** `danger` for what cannot be taken back: red button, focus on Cancel. */
  tone?: 'danger' | 'normal';
  confirmLabel: string;
  cancelLabel?: string;
  /** Runs while the dialog shows that it works. The dialog closes when it ends well and shows why when it does not. */
  action: () => unknown;
};

export type OpenConfirmation = Confirmation & { id: number; settle: (isDone: boolean) => void };

let lastId = 0;

/** What `ConfirmHost` shows. */
export const confirmStore = createStore<OpenConfirmation | null>(null);

/**
 * Asks before an act, runs it, and shows a failure in place. Resolves to true when the act was done, to
 * false when the user turned away from it. Needs one `ConfirmHost` on the page.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  confirmStore.get()?.settle(false);
  return new Promise((resolve) => {
    const id = ++lastId;
    confirmStore.set({
      ...confirmation,
      id,
      settle(isDone) {
        if (confirmStore.get()?.id === id) confirmStore.set(null);
        resolve(isDone);
      },
    });
  });
}
