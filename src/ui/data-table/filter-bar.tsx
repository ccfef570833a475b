import FilterListOff from '@mui/icons-material/FilterListOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { isAsked } from '@/lib/url-fields';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** Null fields narrow nothing. */
  filter: object;
  clearLabel: string;
  onClear: () => void;
  /** Where the bar stands at the end of its row. */
  isAtEnd?: boolean;
  /** One for each field of the filter. */
  children: ReactNode;
};

/** The choices that narrow a list at once, and the way back to all of it. */
export function FilterBar({ label, filter, clearLabel, onClear, isAtEnd, children }: FilterBarProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.bar, isAtEnd && styles.atEnd)}>
      {children}
      {isAsked(filter) && (
        <Button startIcon={<FilterListOff />} onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
