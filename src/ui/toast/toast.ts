import { createStore } from '@/lib/create-store';

type Toast = { variant: 'success' | 'error'; text: string };

type Presenter = { show: (toast: Toast) => void; close: () => void };

let presenter: Presenter | null = null;
const waiting: Toast[] = [];

/** Whether there was anything to tell yet: what shows toasts is fetched with the first one. */
export const toastsNeeded = createStore(false);

/** From now on toasts are shown by it, first those that waited for it. Returns the function that ends this. */
export function presentToasts(by: Presenter): () => void {
  presenter = by;
  waiting.splice(0).forEach(by.show);
  return () => {
    presenter = null;
  };
}

function show(shown: Toast): void {
  toastsNeeded.set(true);
  if (presenter) presenter.show(shown);
  else waiting.push(shown);
}

/**
 * Tells how an act ended. `text` is a `message()` (translated while it is shown) or the server's own words.
 * Works from anywhere once `ToastHost` is mounted. Source: TO-1.
 */
export const toast = {
  success: (text: string): void => show({ variant: 'success', text }),
  error: (text: string): void => show({ variant: 'error', text }),
  close(): void {
    waiting.length = 0;
    presenter?.close();
  },
};
