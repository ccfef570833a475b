import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { prefersStill } from '@/theme/prefers-still';
import { presentToasts } from './toast';
import { ToastCard } from './toast-card';

const SHOWN_MS = 2000;
const STILL = { enter: 0, exit: 0 };

/** Toasts at the top centre, one at a time, none twice. Source: TO-1. */
export function ToastStack() {
  useEffect(
    () =>
      presentToasts({
        show({ variant, text }) {
          // The same words twice are one message; the key is what `preventDuplicate` compares.
          enqueueSnackbar(text, { variant, key: `${variant}:${text}`, autoHideDuration: SHOWN_MS });
        },
        close: () => closeSnackbar(),
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      transitionDuration={prefersStill() ? STILL : undefined}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastCard, error: ToastCard }}
    />
  );
}
