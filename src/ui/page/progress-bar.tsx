import { useTranslation } from 'react-i18next';
import { LinearProgress } from '../kit/progress';
import styles from './progress-bar.module.css';

/** A thin bar at the top of the window while something is on its way. Takes no room, so nothing jumps. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return <LinearProgress aria-label={t('label.loading')} className={styles.bar} />;
}
