import Typography from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './page-header.module.css';
import { PageTitle } from './page-title';

/** The saved views of the page, which the shell adds to every page header. */
export const SavedViewsSlot = createContext<ReactNode>(null);

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
      <div className={classNames('screen-only', styles.views)}>{use(SavedViewsSlot)}</div>
      <div className={classNames('screen-only', styles.tools)}>{action}</div>
    </header>
  );
}
