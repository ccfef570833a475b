import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './table-frame.module.css';

export function TableFrame({ className, ...props }: ComponentProps<'table'>) {
  return <table {...props} className={classNames(styles.frame, className)} />;
}

/** Half-width letters that fit in two lines. */
const MOST_LETTERS = 60;
const FULL_WIDTH = /[\u1100-\uffff]/g;

/** Clamps a text to two lines; its tooltip, also by keyboard, shows the whole text. */
export function shortText(text: string | number): ReactNode {
  // Most texts fit even if every letter is full-width, and need no count.
  if (typeof text === 'number' || text.length * 2 <= MOST_LETTERS) return text;
  if (text.length + (text.match(FULL_WIDTH)?.length ?? 0) <= MOST_LETTERS) return text;
  const tipProps = { 'data-tip': text, tabIndex: 0 };
  return (
    <div {...tipProps} className={styles.short}>
      {text}
    </div>
  );
}
