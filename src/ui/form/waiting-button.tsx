import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { memo, type MouseEvent } from 'react';

type WaitingButtonProps = ButtonProps & {
  /** What it began is under way. */
  isBusy?: boolean;
  /** Something else is under way. What stays impossible for longer is `disabled`. */
  isBlocked?: boolean;
};

/** A button that waits without losing the focus, which MUI's own `loading` takes away. */
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
