import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { classNames } from '@/lib/class-names';
import styles from './state-message.module.css';

type StateMessageProps = Titled & {
  children?: ReactNode;
  action?: ReactNode;
  onRetry?: () => void;
  /** True where its title is the page's heading: by default for a page that is forbidden or not found. */
  isPage?: boolean;
};

/** Only an error has a default title. */
type Titled =
  { kind: 'error'; title?: string } | { kind: Exclude<keyof typeof ICONS, 'error'>; title: string };

const ICONS = {
  empty: InboxOutlined,
  noMatch: SearchOff,
  error: ErrorOutlineOutlined,
  forbidden: LockOutlined,
  notFound: TravelExplore,
};

export function StateMessage({
  kind,
  title,
  children,
  action,
  onRetry,
  isPage = kind === 'forbidden' || kind === 'notFound',
}: StateMessageProps) {
  const { t } = useTranslation();
  const isError = kind === 'error';
  const Icon = ICONS[kind];
  const heading = isPage
    ? ({ id: 'page-title', component: 'h1', variant: 'h1', tabIndex: -1 } as const)
    : ({ component: 'p', variant: 'subtitle1' } as const);
  return (
    <div
      role={isError && !isPage ? 'alert' : undefined}
      className={classNames(styles.message, isPage && styles.page)}
    >
      <Icon sx={{ fontSize: isPage ? 56 : 40, color: isError ? 'error.text' : 'text.secondary' }} />
      <Typography {...heading}>{title ?? t('error.title')}</Typography>
      {children && (
        <Typography component="div" variant="body2" color="textSecondary">
          {children}
        </Typography>
      )}
      {(action || onRetry) && (
        <div className={styles.action}>
          {action}
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

export function LoadFailure({ error, ...props }: { title?: string; error: unknown; onRetry: () => void }) {
  return (
    <StateMessage kind="error" {...props}>
      {translateMessage(describeError(error))}
    </StateMessage>
  );
}
