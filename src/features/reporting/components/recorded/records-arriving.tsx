import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useArrived } from '@/features/work/api/slot-progress';

const MEGABYTE = 1_000_000;

/** How much of many years of records has arrived; nothing where there is little to wait for. */
export function RecordsArriving({ staffId }: { staffId: number }) {
  const { t } = useTranslation('reporting');
  const { loaded = 0, total } = useArrived(staffId) ?? {};
  if (loaded < MEGABYTE) return null;
  const megabytes = (loaded / MEGABYTE).toFixed(1);
  const words = total
    ? t('day.arrivingOf', { megabytes, all: (total / MEGABYTE).toFixed(1) })
    : t('day.arriving', { megabytes });
  return (
    <Box sx={{ position: 'absolute', inset: 0, p: 2 }}>
      <Typography variant="body2" className="tabular">
        {words}
      </Typography>
      <LinearProgress
        aria-label={t('day.arrivingLabel')}
        {...(total && { variant: 'determinate', value: Math.round((loaded / total) * 100) })}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
