import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './button-look';

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & ButtonLook;

/** A button; of its own it submits nothing. */
export function Button({
  variant,
  color,
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonProps) {
  const look = buttonLook({ variant, color, size, fullWidth, startIcon, endIcon, className, children });
  return <button type="button" {...props} {...look} />;
}
