import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type HeadButtonProps = Omit<ButtonProps, 'aria-label' | 'className' | 'children'> & {
  icon: ReactNode;
  word: string;
  'data-command'?: string;
};

/** A button of a page header; below 1366 px it shows only the icon, and its word in the tip. */
export function HeadButton({ icon, word, ...props }: HeadButtonProps) {
  return (
    <Button {...props} aria-label={word} data-tip={word} className={styles.button}>
      {icon}
      <span>{word}</span>
    </Button>
  );
}
