import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './icon-button.module.css';
import { toneClass, type Tone } from './tone-class';

type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'aria-label'> & {
  /** What it does: the picture in it says that to eyes only. */
  'aria-label': string;
  size?: 'small' | 'medium';
  color?: Tone | 'inherit' | 'default';
  /** Where it stands at an edge, its picture is in line with it. */
  edge?: 'start' | 'end';
};

/** A button that is a picture. */
export function IconButton({
  size = 'medium',
  color = 'default',
  edge,
  className,
  ...props
}: IconButtonProps) {
  const tone = toneClass(color);
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        styles.button,
        tone,
        tone && styles.toned,
        color === 'inherit' && styles.inherit,
        size === 'small' && styles.small,
        edge === 'start' && styles.atStart,
        edge === 'end' && styles.atEnd,
        className,
      )}
    />
  );
}
