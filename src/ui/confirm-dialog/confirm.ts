import type { ReactNode } from 'react';
import { createStore } from '@/lib/create-store';

export type Confirmation = {
  title: string;
  body?: ReactNode;
  /** `danger` for an act without undo: red button, focus on Cancel. */
  tone?: 'danger';
  confirmLabel: string;
  cancelLabel?: string;
  /** Runs on confirmation. The dialog closes after a success; after a failure it stays and shows the reason. */
  action?: () => unknown;
};

export type OpenConfirmation = Confirmation & { id: number; settle: (isDone: boolean) => void };

let lastId = 0;

export const confirmStore = createStore<OpenConfirmation | null>(null);

/** Resolves to true after a success of `action`, to false on Cancel or another question. Needs a `ConfirmHost`. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  confirmStore.get()?.settle(false);
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    confirmStore.set({
      ...confirmation,
      id,
      settle: (isDone) => {
        if (confirmStore.get()?.id === id) confirmStore.set(null);
        resolve(isDone);
      },
    });
  });
}
