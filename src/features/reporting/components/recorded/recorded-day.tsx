import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { recordedHours } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { LoadFailure, StateMessage } from '@/ui/page/state-message';
import { useOutboxJobs } from '../../outbox/components/use-outbox-jobs';
import { countWaiting } from '../../outbox/model/outbox-jobs';
import { DayTotal } from './day-total';
import { DayView } from './day-view';
import styles from './day-view.module.css';

type RecordedDayProps = { slots: StaffSlots; date: CalendarDate; fullHours: number };

/** Source: RP-10. */
export function RecordedDay({ slots, date, fullHours }: RecordedDayProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const day = slotsOn(slots.days, date);
  const jobs = useOutboxJobs();
  const waiting = countWaiting(jobs, slots.staffId, date);
  const note = waiting > 0 && <WaitingNote count={waiting} />;
  if (day.size === 0) {
    return (
      <div className={styles.day}>
        {note}
        <StateMessage kind="empty" title={t('day.emptyTitle', { date: format.dayOfMonth(date) })}>
          {t('day.emptyBody')}
        </StateMessage>
      </div>
    );
  }
  return (
    <div className={styles.day}>
      <DayTotal hours={recordedHours(day)} fullHours={fullHours} />
      {note}
      <div className={styles.view}>
        <DayView slots={day} label={t('day.recorded')} />
      </div>
    </div>
  );
}

function WaitingNote({ count }: { count: number }) {
  const { t } = useTranslation('reporting');
  return (
    <Typography variant="caption" component="p" className={styles.note}>
      <CloudQueueOutlined className={styles.icon} />
      {t('day.waiting', { count })}
    </Typography>
  );
}

export function RecordedDayFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('reporting');
  return (
    <div className={styles.day}>
      <LoadFailure title={t('day.failedTitle')} error={error} onRetry={onRetry} />
    </div>
  );
}
