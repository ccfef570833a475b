import { createStore } from '@/lib/create-store';

type Toast = { variant: 'success' | 'error'; text: string };

type Presenter = { show: (toast: Toast) => void; close: () => void };

const waiting: Toast[] = [];
const late: Presenter = { show: (shown) => waiting.push(shown), close: () => (waiting.length = 0) };
let presenter = late;

/** Whether there was anything to tell yet: what shows toasts is fetched with the first one. */
export const toastsNeeded = createStore(false);

/** From now on toasts are shown by it, first those that waited for it. Returns the function that ends this. */
export function presentToasts(by: Presenter): () => void {
  presenter = by;
  waiting.splice(0).forEach(by.show);
  return () => {
    presenter = late;
  };
}

const show = (variant: Toast['variant']) => (text: string) => {
  toastsNeeded.set(true);
  presenter.show({ variant, text });
};

/**
 * Tells how an act ended. The text is a `message()` (translated while it is shown) or the server's own words.
 * Works from anywhere once `ToastHost` is mounted. Source: TO-1.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  close: (): void => presenter.close(),
};
