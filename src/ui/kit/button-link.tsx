import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look';

/** A link to a page of ours that looks like a button. */
export function ButtonLink({
  variant,
  color,
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Omit<LinkProps, 'color'> & ButtonLook) {
  const look = buttonLook({ variant, color, size, fullWidth, startIcon, endIcon, className, children });
  return <Link {...props} {...look} />;
}
