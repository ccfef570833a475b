import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './chip.module.css';
import { toneClass, type Tone } from './tone-class';

export type ChipLook = {
  label: ReactNode;
  icon?: ReactNode;
  size?: 'small' | 'medium';
  variant?: 'filled' | 'outlined';
  color?: Tone | 'default';
};

/** Class and content of what looks like a chip, be it words, a button or a link. */
export function chipLook({
  label,
  icon,
  size = 'medium',
  variant = 'filled',
  color = 'default',
  className,
}: ChipLook & { className?: string }): { className?: string; children: ReactNode } {
  const tone = toneClass(color);
  return {
    className: classNames(
      styles.chip,
      tone,
      tone && styles.toned,
      variant === 'outlined' && styles.outlined,
      size === 'small' && styles.small,
      className,
    ),
    children: (
      <>
        {icon}
        <span className={styles.label}>{label}</span>
      </>
    ),
  };
}
