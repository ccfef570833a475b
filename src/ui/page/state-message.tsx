import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { ErrorOutlineOutlined, InboxOutlined, LockOutlined, SearchOff, TravelExplore } from '../kit/icons';
import { Text } from '../kit/text';
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
      <Text {...heading}>{title}</Text>
      {children && (
        <Text component="div" variant="body2" color="secondary">
          {children}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
