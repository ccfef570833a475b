import { Link, type LinkProps } from 'react-router-dom';
import { chipLook, type ChipLook } from './chip-look';

/** A link to a page of ours that looks like a chip. */
export function ChipLink({
  label,
  icon,
  size,
  variant,
  color,
  className,
  ...props
}: Omit<LinkProps, 'color' | 'children'> & ChipLook) {
  return <Link {...props} {...chipLook({ label, icon, size, variant, color, className })} />;
}
