import { useTranslation } from 'react-i18next';
import type { WorkTotals } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import styles from './due-bar.module.css';
import kinds from './month-map.module.css';

/**
 * Recorded hours and those of leave, of all that the month would hold without leave; a tick stands where they are to reach
 * today.
 */
export function DueBar({ totals, hasTick }: { totals: WorkTotals; hasTick: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { recorded, due, dueInAll, leave, leaveSoFar } = totals;
  const all = Math.max(dueInAll + leave, recorded + leaveSoFar, 1);
  const percent = (hours: number) => `${(100 * hours) / all}%`;
  const label = t('month.bar', {
    recorded: format.hours(recorded),
    due: format.hours(due),
    leave: format.hours(leaveSoFar),
  });
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      <span className={styles.recorded} style={{ width: percent(recorded) }} />
      <span className={kinds.hatched} style={{ width: percent(leaveSoFar) }} />
      {hasTick && <span className={styles.tick} style={{ left: percent(due + leaveSoFar) }} />}
    </div>
  );
}
