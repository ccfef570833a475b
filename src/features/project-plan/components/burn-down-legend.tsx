import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PLANNED_DASHES, useBurnDownColours } from './use-burn-down-colours';

export function BurnDownLegend() {
  const { t } = useTranslation('projects');
  const { planned, actual } = useBurnDownColours();
  const lines = [
    { words: t('plan.burn.plannedLeft'), colour: planned, dashes: PLANNED_DASHES.join(' ') },
    { words: t('plan.burn.left'), colour: actual, dashes: undefined },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {lines.map(({ words, colour, dashes }) => (
        <Box key={words} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <svg width="32" height="8" aria-hidden>
            <line x1="0" y1="4" x2="32" y2="4" stroke={colour} strokeWidth="3" strokeDasharray={dashes} />
          </svg>
          {words}
        </Box>
      ))}
    </Box>
  );
}
