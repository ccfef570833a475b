import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './matrix.module.css';

type NameCellProps = {
  name: string;
  picture?: ReactNode;
  href?: string;
  beneath?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Whom a row is about: their picture, their name with what is known `beneath` it, or a link, and what follows. */
export function NameCell({ name, picture, href, beneath, className, children }: NameCellProps) {
  return (
    <>
      {picture}
      {href ? (
        // The cell is the tab stop, where Enter follows the link.
        <a
          href={href}
          data-inside
          tabIndex={-1}
          className={classNames(styles.name, className, 'quiet-link')}
          title={name}
        >
          {name}
        </a>
      ) : (
        <span className={classNames(styles.who, className)} title={name}>
          <b className={styles.name}>{name}</b>
          {beneath}
        </span>
      )}
      {children}
    </>
  );
}
