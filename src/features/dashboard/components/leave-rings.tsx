import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/page/panel';
import { LEAVE_KINDS, ringPercent, STANDARD_ALLOWANCE, type LeaveKind } from '../model/leave-allowance';
import { OwnBalance } from './own-balance';

const SIZE = 112;

/** What remains of each kind of leave: the standard allowance, as no server tells it. Source: DB-2. */
export function LeaveRings() {
  const { t } = useTranslation('dashboard');
  const words: Record<LeaveKind, string> = {
    sick: t('rings.sick'),
    casual: t('rings.casual'),
    earned: t('rings.earned'),
    compOff: t('rings.compOff'),
    annual: t('rings.annual'),
  };
  return (
    <Panel title={t('rings.title')} subtitle={t('rings.note', { allowance: STANDARD_ALLOWANCE })}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {LEAVE_KINDS.map((kind) => (
          <Ring key={kind} name={words[kind]} remaining={STANDARD_ALLOWANCE} />
        ))}
      </Box>
      <OwnBalance />
    </Panel>
  );
}

function Ring({ name, remaining }: { name: string; remaining: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box component="li" sx={{ textAlign: 'center' }}>
      <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={ringPercent(remaining)}
          size={SIZE}
          thickness={4}
          aria-label={t('rings.label', { name, remaining, allowance: STANDARD_ALLOWANCE })}
          sx={{ color: 'primary.text' }}
        />
        <Box aria-hidden sx={{ position: 'absolute' }}>
          <Typography className="tabular" sx={{ fontWeight: 'fontWeightMedium' }}>
            {remaining}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('rings.remaining')}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2">{name}</Typography>
    </Box>
  );
}
