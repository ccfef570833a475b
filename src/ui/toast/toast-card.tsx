import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Paper from '@mui/material/Paper';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One toast: an error interrupts a screen reader, a success waits. */
export function ToastCard({ message, variant, style, className, ref }: ToastCardProps) {
  // Without its catalogue a toast would show its key: it waits, and nothing else does.
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
