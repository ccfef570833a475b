import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './table-frame.module.css';

/** The looks of a table, all on its root: rows and cells are plain elements. */
export function TableFrame({ className, ...props }: ComponentProps<'table'>) {
  return <table {...props} className={classNames(styles.frame, className)} />;
}
