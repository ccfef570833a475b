import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './state-message.module.css';

type StateKind = 'empty' | 'noMatch' | 'error' | 'forbidden' | 'notFound';

type StateMessageProps = {
  kind: StateKind;
  title: string;
  /** Why, and what helps. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** True where the message is the whole page, and its title the page's heading. */
  isPage?: boolean;
};

const ICONS = {
  empty: InboxOutlined,
  noMatch: SearchOff,
  error: ErrorOutlineOutlined,
  forbidden: LockOutlined,
  notFound: TravelExplore,
};

const isPageKind = (kind: StateKind) => kind === 'forbidden' || kind === 'notFound';

/** Stands where content would: says why there is none and offers the next step. */
export function StateMessage({
  kind,
  title,
  children,
  action,
  isPage = isPageKind(kind),
}: StateMessageProps) {
  const Icon = ICONS[kind];
  const heading = isPage
    ? ({ id: 'page-title', component: 'h1', variant: 'h1', tabIndex: -1 } as const)
    : ({ component: 'p', variant: 'subtitle1' } as const);
  return (
    <div
      role={kind === 'error' && !isPage ? 'alert' : undefined}
      className={classNames(styles.message, isPage && styles.page)}
    >
      <Icon className={classNames(styles.icon, kind === 'error' && styles.failed)} />
      <Typography {...heading}>{title}</Typography>
      {children && (
        <Typography component="div" variant="body2" color="textSecondary">
          {children}
        </Typography>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
