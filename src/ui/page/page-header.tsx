import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { env } from '@/config/env';
import { PageTools } from './page-tools';

type PageHeaderProps = {
  title: string;
  /** One line that says what the page is for. */
  purpose?: ReactNode;
  /** The one main action of the page, at the right. */
  action?: ReactNode;
};

/** The head of every page. Sets the title of the tab; the shell moves the focus to the heading on a change of route. */
export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2,
      }}
    >
      <title>{`${title} – ${env.appTitle}`}</title>
      <Box sx={{ minWidth: 0 }}>
        <Typography id="page-title" variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {purpose}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          displayPrint: 'none',
          '&:empty': { display: 'none' },
        }}
      >
        {use(PageTools)}
        {action}
      </Box>
    </Box>
  );
}
