import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';

export type HintFigure = {
  words: string;
  to: string;
  isWarning?: boolean;
};

export function HintRow({ label, figures }: { label: string; figures: readonly HintFigure[] }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" className="tabular" sx={{ minWidth: 104, fontWeight: 'fontWeightMedium' }}>
        {label}
      </Box>
      {figures.map(({ words, to, isWarning }, index) => (
        <Chip
          // The same leave may be registered twice.
          key={index}
          component={Link}
          to={to}
          clickable
          size="small"
          variant="outlined"
          color={isWarning ? 'warning' : 'default'}
          label={words}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
  );
}
