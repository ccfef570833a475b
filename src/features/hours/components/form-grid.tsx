import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** Aligns a control without a label above it with the fields that have one. */
export function BesideFields({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ pt: { sm: 'calc(0.875rem * var(--text-line-height) + 4px)' }, '& > *': { minHeight: 40 } }}>
      {children}
    </Box>
  );
}
