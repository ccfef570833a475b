import { SnackbarProvider } from 'notistack';
import { prefersStill } from '@/theme/prefers-still';
import { ToastCard } from './toast-card';

const STILL = { enter: 0, exit: 0 };

/** Where toasts appear: top centre, one at a time, none twice. Mounted once. Source: TO-1. */
export function ToastHost() {
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
