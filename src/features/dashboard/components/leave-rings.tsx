import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { latestBalance } from '@/features/leave/model/balance';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { Panel } from '@/ui/page/panel';
import { LEAVE_KINDS, STANDARD_ALLOWANCE, type LeaveKind } from '../model/leave-allowance';

const RING_SIZE = 112;

/** Shows the standard allowance of each kind of leave. Source: DB-2. */
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
          <Ring key={kind} name={words[kind]} />
        ))}
      </Box>
      <OwnBalance />
    </Panel>
  );
}

function Ring({ name }: { name: string }) {
  const { t } = useTranslation('dashboard');
  // The whole allowance, because no server sends the days taken of each kind.
  const remaining = STANDARD_ALLOWANCE;
  return (
    <Box component="li" sx={{ textAlign: 'center' }}>
      <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={(remaining / STANDARD_ALLOWANCE) * 100}
          size={RING_SIZE}
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

/** Shows days granted, used and left if the server sends them; the rings show the allowance only. */
function OwnBalance() {
  const { t } = useTranslation('dashboard');
  const self = useSignedInStaff();
  const labelId = useId();
  const { data, isPending } = useQuery(leaveQueries.records(useRecordScope()));
  const balance = data && latestBalance(data, self);
  if (!isPending && !balance) return null;
  const figures = [
    [t('balance.granted'), balance?.totalLeaves],
    [t('balance.used'), balance?.usedLeaves],
    [t('balance.left'), balance?.remainingLeaves],
  ] as const;
  const formatDays = (days: number | null | undefined) =>
    days == null ? '–' : t('balance.days', { count: days });
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-busy={isPending}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2, typography: 'body2' }}
    >
      <span id={labelId}>{t('balance.label')}</span>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {figures.map(([label, days]) => (
          <Box key={label} sx={{ display: 'flex', gap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" className="tabular" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
              {isPending ? <Skeleton width={48} /> : formatDays(days)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
