import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSlotProgress } from '@/features/work/api/slot-progress';
import { LazyLinearProgress } from '@/ui/page/progress-bar';
import styles from './day-view.module.css';

const MEGABYTE = 1_000_000;

export function RecordsArriving({ staffId }: { staffId: number }) {
  const { t } = useTranslation('reporting');
  const { loaded = 0, total } = useSlotProgress(staffId) ?? {};
  if (loaded < MEGABYTE) return null;
  const megabytes = (loaded / MEGABYTE).toFixed(1);
  const words = total
    ? t('day.arrivingOf', { megabytes, all: (total / MEGABYTE).toFixed(1) })
    : t('day.arriving', { megabytes });
  return (
    <div className={styles.arriving}>
      <Typography variant="body2" className="tabular">
        {words}
      </Typography>
      <LazyLinearProgress
        variant={total ? 'determinate' : 'indeterminate'}
        aria-label={t('day.arrivingLabel')}
        value={total ? Math.round((loaded / total) * 100) : undefined}
        className={styles.line}
      />
    </div>
  );
}
