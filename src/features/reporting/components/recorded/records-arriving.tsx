import { useTranslation } from 'react-i18next';
import { useArrived } from '@/features/work/api/slot-progress';
import { LinearProgress } from '@/ui/kit/progress';
import { Text } from '@/ui/kit/text';
import styles from './records-arriving.module.css';

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
    <div className={styles.arriving}>
      <Text variant="body2" className="tabular">
        {words}
      </Text>
      <LinearProgress
        aria-label={t('day.arrivingLabel')}
        value={total ? Math.round((loaded / total) * 100) : undefined}
        className={styles.line}
      />
    </div>
  );
}
