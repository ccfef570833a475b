import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** The first stop of the Tab key: past the navigation to the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <Link
      className="screen-only"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderRadius: 2,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none', boxShadow: 3 },
      }}
    >
      {children}
    </Link>
  );
}
