import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';

type WaitingButtonProps = Omit<ButtonProps, 'loading' | 'loadingPosition'> & {
  /** What it began is under way. */
  isBusy?: boolean;
  /** Something else is under way. What stays impossible for longer is `disabled`. */
  isBlocked?: boolean;
};

const BlockableButton = styled(Button)(({ theme: { palette, vars = { palette } } }) => ({
  '&[aria-disabled=true]': {
    color: vars.palette.action.disabled,
    cursor: 'default',
    '&.MuiButton-contained': { backgroundColor: vars.palette.action.disabledBackground },
    '&.MuiButton-outlined': { borderColor: vars.palette.action.disabledBackground },
  },
}));

/** A button that waits without losing the focus: a browser takes it away from whatever is `disabled`. */
export const WaitingButton = memo(function WaitingButton({
  isBusy = false,
  isBlocked = false,
  startIcon,
  onClick,
  ...button
}: WaitingButtonProps) {
  const isWaiting = isBusy || isBlocked;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <BlockableButton
      {...button}
      startIcon={isBusy ? <CircularProgress color="inherit" size={16} aria-hidden /> : startIcon}
      aria-disabled={isWaiting || button['aria-disabled']}
      onClick={press}
    />
  );
});
