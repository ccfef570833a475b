import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './list-bar.module.css';
import { SearchBox, type SearchBoxProps } from './search-box';

type ListBarProps = {
  search: SearchBoxProps | null;
  children?: ReactNode;
};

export function ListBar({ search, children }: ListBarProps) {
  return (
    <div className={classNames('screen-only', styles.bar)}>
      {search && <SearchBox {...search} />}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
