import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type FormSectionProps = {
  title?: string;
  /** One line under the title. */
  purpose?: string;
  /** 1 keeps the fields in one column on wide screens as well. */
  columns?: 1 | 2;
  children: ReactNode;
};

/** A group of fields under a heading: two columns from md up, one below. */
export function FormSection({ title, purpose, columns = 2, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? titleId : undefined}
      sx={{ '& + &': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' } }}
    >
      {title && (
        <Typography id={titleId} variant="h3" component="h3">
          {title}
        </Typography>
      )}
      {purpose && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {purpose}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          mt: title ? 1.5 : 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
