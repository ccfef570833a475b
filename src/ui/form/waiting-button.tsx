import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { memo, type MouseEvent } from 'react';

type WaitingButtonProps = ButtonProps & {
  isBusy?: boolean;
  /** True for a short time, while another act is running. */
  isBlocked?: boolean;
};

/** A button that keeps the focus while it waits, unlike MUI's `loading`. Memoised, because its form renders often. */
export const WaitingButton = memo(function WaitingButton(props: WaitingButtonProps) {
  const { isBusy = false, isBlocked = false, startIcon, onClick, ...button } = props;
  const isWaiting = isBusy || isBlocked;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Button
      {...button}
      startIcon={isBusy ? <CircularProgress color="inherit" size={16} aria-hidden /> : startIcon}
      aria-disabled={isWaiting || button['aria-disabled']}
      onClick={press}
    />
  );
});
