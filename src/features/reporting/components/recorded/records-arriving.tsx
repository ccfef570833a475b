import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useArrived } from '@/features/work/api/slot-progress';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { ProgressLine } from '@/ui/page/progress-bar';
import styles from './records-arriving.module.css';

/** As high as a usual day, so that nothing jumps; as in the styles. */
export const DAY_HEIGHT = 540;
const MEGABYTE = 1_000_000;

/** Stands in place of a person's records while they are on their way. */
export function RecordedDayLoading() {
  return <SkeletonBlock height={DAY_HEIGHT} />;
}

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
    <div className={styles.arriving}>
      <Typography variant="body2" className="tabular">
        {words}
      </Typography>
      <ProgressLine
        variant={total ? 'determinate' : 'indeterminate'}
        aria-label={t('day.arrivingLabel')}
        value={total ? Math.round((loaded / total) * 100) : undefined}
        className={styles.line}
      />
    </div>
  );
}
