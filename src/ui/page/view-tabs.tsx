import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

type ViewTabsProps = {
  label: string;
  tabs: readonly { to: string; words: string; isCurrent: boolean }[];
};

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

/** The views of a page: each is an address. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <Box component="nav" className="screen-only" aria-label={label} sx={LOOK}>
      {tabs.map(({ to, words, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </Box>
  );
}
