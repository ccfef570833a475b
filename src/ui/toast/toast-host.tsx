import { SnackbarProvider } from 'notistack';
import { ToastCard } from './toast-card';

/** Where toasts appear: top centre, one at a time, none twice. Mounted once. Source: TO-1. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastCard, error: ToastCard }}
    />
  );
}
