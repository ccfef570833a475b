import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function GroupGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

type GroupCardProps = { title: string; headingLevel: 'h3' | 'h4'; children: ReactNode };

export function GroupCard({ title, headingLevel, children }: GroupCardProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 }}>
      <Typography variant="subtitle1" component={headingLevel}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
