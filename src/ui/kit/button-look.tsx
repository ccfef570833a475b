import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './button.module.css';
import { toneClass, type Tone } from './tone-class';

export type ButtonLook = {
  variant?: 'text' | 'outlined' | 'contained';
  /** `inherit` takes the colour of the words around it. */
  color?: Tone | 'inherit';
  size?: 'small' | 'medium';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

type Look = { className?: string; children: ReactNode };

/** Class and content of what looks like a button, be it one or a link. */
export function buttonLook({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
}: ButtonLook & Partial<Look>): Look {
  return {
    className: classNames(
      styles.button,
      styles[variant],
      color === 'inherit' ? styles.inherit : toneClass(color),
      size === 'small' && styles.small,
      fullWidth && styles.wide,
      className,
    ),
    children: (
      <>
        {startIcon && <span className={styles.start}>{startIcon}</span>}
        {children}
        {endIcon && <span className={styles.end}>{endIcon}</span>}
      </>
    ),
  };
}
