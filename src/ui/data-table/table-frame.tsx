import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './table-frame.module.css';

/** The looks of a table, all on its root: rows and cells are plain elements. */
export function TableFrame({ className, ...props }: ComponentProps<'table'>) {
  return <table {...props} className={classNames(styles.frame, className)} />;
}

/** In letters of half the width. What is longer may take more than two lines. */
const TWO_LINES = 60;

/** A text of which a row shows no more than two lines; the whole is its tip, also for keys. */
export function shortText(text: string | number): ReactNode {
  if (typeof text === 'number' || text.length * 2 <= TWO_LINES) return text;
  if (text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0) <= TWO_LINES) return text;
  const whole = { 'data-tip': text, tabIndex: 0 };
  return (
    <div {...whole} className={styles.short}>
      {text}
    </div>
  );
}
