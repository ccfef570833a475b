import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './matrix.module.css';

type RowCheckboxProps = { isSelected: boolean; label: string };

/** Shows whether the row is selected. The cell around it is the tab stop, and handles a press. */
export function RowCheckbox({ isSelected, label }: RowCheckboxProps) {
  return <input type="checkbox" tabIndex={-1} checked={isSelected} readOnly aria-label={label} />;
}

type NameCellProps = {
  name: string;
  picture?: ReactNode;
  /** The class of the link; without one, of the name and `beneath` together. */
  className?: string;
  children?: ReactNode;
} & ({ href?: undefined; beneath?: ReactNode } | { href: string; beneath?: undefined });

export function NameCell({ name, picture, href, beneath, className, children }: NameCellProps) {
  return (
    <>
      {picture}
      {href ? (
        // The cell is the tab stop, and its Enter follows the link.
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
