import { memo, type MouseEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { Button, type ButtonProps } from '../kit/button';
import { CircularProgress } from '../kit/progress';
import styles from './waiting-button.module.css';

type WaitingButtonProps = ButtonProps & {
  /** What it began is under way. */
  isBusy?: boolean;
  /** Something else is under way. What stays impossible for longer is `disabled`. */
  isBlocked?: boolean;
};

/** A button that waits without losing the focus: a browser takes it away from whatever is `disabled`. */
export const WaitingButton = memo(function WaitingButton({
  isBusy = false,
  isBlocked = false,
  startIcon,
  className,
  onClick,
  ...button
}: WaitingButtonProps) {
  const isWaiting = isBusy || isBlocked;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Button
      {...button}
      className={classNames(styles.button, styles[button.variant ?? 'text'], className)}
      startIcon={isBusy ? <CircularProgress color="inherit" size={16} aria-hidden /> : startIcon}
      aria-disabled={isWaiting || button['aria-disabled']}
      onClick={press}
    />
  );
});
