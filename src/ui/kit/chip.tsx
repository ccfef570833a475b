import type { ComponentProps } from 'react';
import { chipLook, type ChipLook } from './chip-look';

type ChipProps = Omit<ComponentProps<'button'>, 'color' | 'children'> & ChipLook;

/** A small word in a frame; a button where something is done by a press. */
export function Chip({ label, icon, size, variant, color, className, onClick, ...props }: ChipProps) {
  const Element = (onClick ? 'button' : 'span') as 'button';
  return (
    <Element
      {...(onClick && { type: 'button', onClick })}
      {...props}
      {...chipLook({ label, icon, size, variant, color, className })}
    />
  );
}
