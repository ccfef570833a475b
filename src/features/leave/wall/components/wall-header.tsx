import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { WallRow } from '../model/wall-rows';
import type { Wall } from './use-wall';
import { WallExport } from './wall-export';

type WallHeaderProps = {
  wall: Wall;
  /** The rows to export. */
  rows: readonly WallRow[];
  onPeriod: (step: 1 | -1) => void;
};

export function WallHeader({ wall, rows, onPeriod }: WallHeaderProps) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { from, to } = wall;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <IconButton size="small" className="screen-only" aria-label={t('earlier')} onClick={() => onPeriod(-1)}>
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Typography component="h2" variant="h2" aria-live="polite">
        {t('period', { from: format.date(from), to: format.date(to) })}
      </Typography>
      <IconButton size="small" className="screen-only" aria-label={t('later')} onClick={() => onPeriod(1)}>
        <ChevronRight fontSize="small" />
      </IconButton>
      <Box className="screen-only" sx={{ ml: 'auto' }}>
        <WallExport wall={wall} rows={rows} />
      </Box>
    </Box>
  );
}
