import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import styles from './page-header.module.css';
import { PageTitle } from './page-title';

/** Content that the frame adds to every page header, before its actions. */
export const PageTools = createContext<ReactNode>(null);

type PageHeaderProps = {
  title: string;
  purpose?: ReactNode;
  action?: ReactNode;
};

/** Sets the title of the tab; the shell focuses the heading after a navigation. */
export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.words}>
        <Typography id="page-title" variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" color="textSecondary">
            {purpose}
          </Typography>
        )}
      </div>
      <div className={classNames('screen-only', styles.views)}>{use(PageTools)}</div>
      <div className={classNames('screen-only', styles.tools)}>{action}</div>
    </header>
  );
}

type HeadButtonProps = ButtonProps & { icon: ReactNode; word: string; 'data-command'?: string };

export function HeadButton({ icon, word, ...props }: HeadButtonProps) {
  return (
    <Button {...props} aria-label={word} data-tip={word} className={styles.button}>
      {icon}
      <span>{word}</span>
    </Button>
  );
}

type ViewTabsProps = {
  label: string;
  tabs: readonly { to: string; words: string; isCurrent: boolean }[];
};

export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <nav className={classNames('screen-only', styles.tabs)} aria-label={label}>
      {tabs.map(({ to, words, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
