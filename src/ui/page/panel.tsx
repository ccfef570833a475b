import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { usePreferences } from '@/theme/preferences';
import { RGB_RING } from '@/theme/rgb-ring';

type PanelProps = {
  /** Names the panel as a region of the page. */
  title?: string;
  /** One line under the title, or what says why it is not there. */
  subtitle?: ReactNode;
  /** Buttons and filters at the right of the title. */
  actions?: ReactNode;
  /** Content that brings its own distance to the edge, e.g. a table. */
  isFlush?: boolean;
  /** The panel's place under the page's own heading; 2 unless it stands inside another panel. */
  headingLevel?: 2 | 3;
  children: ReactNode;
};

type CardLook = { isRgb: boolean; hasShadow: boolean };

const Card = styled('section', {
  shouldForwardProp: (prop) => prop !== 'isRgb' && prop !== 'hasShadow',
})<CardLook>(({ theme, isRgb, hasShadow }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: hasShadow ? theme.vars.shadows[1] : 'none',
  ...(isRgb && { ...RGB_RING, ...theme.applyStyles('dark', { '--rgb-angle': '315deg' }) }),
}));

/** A card; obeys the person's choice of border and shadow (SH-3). */
export function Panel({ title, subtitle, actions, isFlush, headingLevel = 2, children }: PanelProps) {
  const { cardBorder, cardShadow } = usePreferences();
  const titleId = useId();
  return (
    <Card
      aria-labelledby={title ? titleId : undefined}
      isRgb={cardBorder === 'rgb'}
      hasShadow={cardShadow === 'shadow'}
    >
      {(title || actions) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: { xs: 2, sm: 3 },
            pt: 2,
            pb: isFlush ? 2 : 0,
          }}
        >
          <div>
            {title && (
              <Typography id={titleId} variant="h2" component={`h${headingLevel}`}>
                {title}
              </Typography>
            )}
            {subtitle && (
              <Typography
                variant="body2"
                component={typeof subtitle === 'string' ? 'p' : 'div'}
                sx={{ color: 'text.secondary' }}
              >
                {subtitle}
              </Typography>
            )}
          </div>
          {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
        </Box>
      )}
      {isFlush ? children : <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>{children}</Box>}
    </Card>
  );
}
