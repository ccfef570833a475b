import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

type WorkTimeView = 'range' | 'closing';

const LOOK = {
  display: 'flex',
  gap: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    px: 1.5,
    py: 1,
    mb: '-1px',
    borderBottom: '3px solid transparent',
    color: 'text.secondary',
    textDecoration: 'none',
    '&[aria-current]': { borderColor: 'primary.text', color: 'text.primary', fontWeight: 600 },
  },
} as const;

/** The two views of work time: each is an address. */
export function WorkTimeTabs({ view }: { view: WorkTimeView }) {
  const { t } = useTranslation('hours');
  const tabs = [
    { of: 'range', to: paths.weeklyWorkTime, words: t('weekly.ofRange') },
    { of: 'closing', to: `${paths.weeklyWorkTime}?view=closing`, words: t('weekly.closing') },
  ];
  return (
    <Box component="nav" aria-label={t('weekly.tabs')} sx={LOOK}>
      {tabs.map(({ of, to, words }) => (
        <Link key={of} to={to} aria-current={of === view ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </Box>
  );
}
