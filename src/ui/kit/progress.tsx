import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './progress.module.css';

type LineProps = ComponentProps<'div'> & {
  /** 0 to 100; without it nobody knows how long it takes. */
  value?: number;
};

/** How far something has come, as a line. */
export function LinearProgress({ value, className, style, ...props }: LineProps) {
  const isKnown = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-valuenow={isKnown ? Math.round(value) : undefined}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? 100 : undefined}
      {...props}
      className={classNames(styles.line, isKnown && styles.known, className)}
      style={isKnown ? ({ ...style, '--done': `${value}%` } as CSSProperties) : style}
    />
  );
}

type RingProps = ComponentProps<'svg'> & { size?: number };

/** Something is under way: a turning ring. */
export function CircularProgress({ size = 40, color, className, style, ...props }: RingProps) {
  return (
    <svg
      role="progressbar"
      viewBox="22 22 44 44"
      {...props}
      className={classNames(styles.ring, color === 'inherit' && styles.inherit, className)}
      style={{ ...style, '--size': `${size}px` } as CSSProperties}
    >
      <circle cx="44" cy="44" r="20.2" />
    </svg>
  );
}
