import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import field from './field.module.css';
import { ArrowDropDown } from './icons';
import styles from './select.module.css';

type SelectProps = ComponentProps<'select'> & { frameClassName?: string };

/** A choice that the browser itself offers, in the frame of a field; its options are the children. */
export function Select({ frameClassName, className, ...props }: SelectProps) {
  return (
    <div className={classNames(field.frame, frameClassName)}>
      <select {...props} className={classNames(styles.select, className)} />
      <ArrowDropDown className={styles.arrow} />
    </div>
  );
}
