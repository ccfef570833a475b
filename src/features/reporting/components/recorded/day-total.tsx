import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import styles from './day-view.module.css';

/** Source: RP-10. */
export function DayTotal({ hours, fullHours }: { hours: number; fullHours: number }) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return (
    <div className={styles.total}>
      <LinearProgress
        variant="determinate"
        aria-label={t('day.progress')}
        value={Math.min(100, (hours / fullHours) * 100)}
        className={styles.bar}
      />
      <Typography variant="body2" className="tabular">
        {t('day.total', { hours: format.hours(hours), target: format.hours(fullHours) })}
      </Typography>
    </div>
  );
}
