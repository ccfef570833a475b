import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Paper from '@mui/material/Paper';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { prefersReducedMotion } from '@/theme/media';
import { presentToasts } from './toast';

const SHOWN_MS = 2000;
const STILL = { enter: 0, exit: 0 };

/** Toasts at the top centre, one at a time, none twice. Source: TO-1. */
export function ToastStack() {
  useEffect(
    () =>
      presentToasts({
        show({ variant, text }) {
          // Without a key `preventDuplicate` drops an error with the text of a success.
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
      transitionDuration={prefersReducedMotion() ? STILL : undefined}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastCard, error: ToastCard }}
    />
  );
}

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastCard({ message, variant, style, className, ref }: ToastCardProps) {
  // The text waits for its catalogue, because a toast would show its key; suspending would hide the page.
  const { ready } = useTranslation('toasts', { useSuspense: false });
  const isError = variant === 'error';
  const Icon = isError ? ErrorIcon : CheckCircle;
  return (
    <Paper
      ref={ref}
      role={isError ? 'alert' : 'status'}
      elevation={8}
      className={className}
      style={style}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        minWidth: { sm: 288 },
        maxWidth: 'min(560px, calc(100vw - 32px))',
        fontWeight: 'fontWeightMedium',
        borderColor: isError ? 'error.text' : 'success.text',
        backgroundColor: isError ? 'error.tint' : 'success.tint',
      }}
    >
      <Icon aria-hidden sx={{ color: isError ? 'error.text' : 'success.text' }} />
      <span>{ready && typeof message === 'string' && translateMessage(message)}</span>
    </Paper>
  );
}
