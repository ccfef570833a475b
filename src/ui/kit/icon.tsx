import type { ComponentType } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './icon.module.css';

type IconProps = {
  className?: string;
  /** 24, 20, or that of the words around it. */
  fontSize?: 'medium' | 'small' | 'inherit';
};

export type Icon = ComponentType<IconProps>;

/** A picture of the Material set (Apache 2.0) by the path that draws it, 24 by 24. Words beside it name it: nobody hears it. */
export function icon(path: string): Icon {
  return function PathIcon({ className, fontSize = 'medium' }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, styles[fontSize], className)}
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden
      >
        <path d={path} />
      </svg>
    );
  };
}
