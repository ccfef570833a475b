import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat, type LocalizedName } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';

/** The link of the point opens the whole list. */
const MAX_ROWS = 10;

export function OpenRows({ children = [] }: { children?: readonly ReactNode[] }) {
  const { t } = useTranslation('settling');
  if (children.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {children.slice(0, MAX_ROWS)}
      {children.length > MAX_ROWS && <li>{t('more', { count: children.length - MAX_ROWS })}</li>}
    </Box>
  );
}

type OpenRowProps = {
  person: LocalizedName;
  date: CalendarDate | null;
  to: string;
  /** Why the row needs checking. */
  mark: { label: string; color: 'warning' | 'error' } | null;
  children: ReactNode;
};

export function OpenRow({ person, date, to, mark, children }: OpenRowProps) {
  const format = useFormat();
  return (
    <li>
      <MuiLink component={Link} to={to} color="inherit">
        {format.name(person)} {date && <time dateTime={date}>{format.dayOfMonth(date)}</time>}
      </MuiLink>{' '}
      · {children}
      {mark && <Chip size="small" variant="outlined" {...mark} sx={{ ml: 1 }} />}
    </li>
  );
}
