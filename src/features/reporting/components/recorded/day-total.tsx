import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import styles from './day-total.module.css';

/** The recorded hours of a day against a full one, as a bar and in words. Source: RP-10. */
export function DayTotal({ hours }: { hours: number }) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return (
    <div className={styles.total}>
      <LinearProgress
        variant="determinate"
        aria-label={t('day.progress')}
        value={Math.min(100, (hours / FULL_DAY_HOURS) * 100)}
        className={styles.bar}
      />
      <Typography variant="body2" className="tabular">
        {t('day.total', { hours: format.hours(hours), target: format.hours(FULL_DAY_HOURS) })}
      </Typography>
    </div>
  );
}
