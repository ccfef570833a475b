import { createStore } from '@/lib/create-store';

type Toast = { variant: 'success' | 'error'; text: string };

type Presenter = { show: (toast: Toast) => void; close: () => void };

/** The number of toasts that had to wait: the first fetches the code of `ToastStack`, each later one repeats a failed fetch. */
export const queuedToastCount = createStore(0);

const waiting: Toast[] = [];
const queue: Presenter = {
  show: (next) => {
    waiting.push(next);
    queuedToastCount.set(queuedToastCount.get() + 1);
  },
  close: () => waiting.splice(0),
};
let presenter = queue;

/** Passes the waiting toasts and all later ones to `next`. Returns the function that ends this. */
export function presentToasts(next: Presenter): () => void {
  presenter = next;
  waiting.splice(0).forEach(next.show);
  return () => {
    presenter = queue;
  };
}

const show = (variant: Toast['variant']) => (text: string) => presenter.show({ variant, text });

/** The text is a `message()` or the server's words. Works once `ToastHost` is mounted. Source: TO-1. */
export const toast = {
  success: show('success'),
  error: show('error'),
  close: (): void => presenter.close(),
};
