import { createStore } from '@/lib/create-store';

type Toast = { variant: 'success' | 'error'; text: string };

type Presenter = { show: (toast: Toast) => void; close: () => void };

const waiting: Toast[] = [];
/** Collects toasts until the code that draws them has arrived. */
const queue: Presenter = {
  show: (shown) => waiting.push(shown),
  close: () => waiting.splice(0),
};
let presenter = queue;

/** True from the first toast on, which fetches the code of `ToastStack`. */
export const toastsNeeded = createStore(false);

/** Sets the presenter of toasts, and passes it the waiting ones. Returns the function that unsets it. */
export function presentToasts(next: Presenter): () => void {
  presenter = next;
  waiting.splice(0).forEach(next.show);
  return () => {
    presenter = queue;
  };
}

const show = (variant: Toast['variant']) => (text: string) => {
  toastsNeeded.set(true);
  presenter.show({ variant, text });
};

/** The text is a `message()` or the server's words. Works once `ToastHost` is mounted. Source: TO-1. */
export const toast = {
  success: show('success'),
  error: show('error'),
  close: (): void => presenter.close(),
};
