import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
  empty: Inbox,
  noMatch: SearchOff,
  error: ErrorOutline,
  forbidden: Lock,
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
    <Box
      role={kind === 'error' && !isPage ? 'alert' : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        maxWidth: 480,
        mx: 'auto',
        px: 2,
        py: isPage ? 10 : 5,
        textAlign: 'center',
      }}
    >
      <Icon
        aria-hidden
        sx={{ fontSize: isPage ? 56 : 40, color: kind === 'error' ? 'error.text' : 'text.secondary' }}
      />
      <Typography {...heading}>{title}</Typography>
      {children && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
