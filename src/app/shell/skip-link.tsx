import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation to the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      className={classNames('screen-only', styles.link)}
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {children}
    </a>
  );
}
