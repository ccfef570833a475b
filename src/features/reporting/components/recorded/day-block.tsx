import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { formatClock, useFormat } from '@/i18n/format';
import type { DayPart } from '@/features/work/model/day-parts';
import styles from './day-block.module.css';

type DayBlockProps = { part: Extract<DayPart, { kind: 'work' }> };

/** One stretch of the same work: project code and name, task and duration, in one line if it lasts half an hour. */
export function DayBlock({ part }: DayBlockProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { project, task, isWaiting } = part.slot;
  const clock = (minutes: number) => formatClock(toClockTime(minutes));
  return (
    <div
      className={styles.block}
      data-short={part.finish - part.start <= SLOT_MINUTES || undefined}
      data-waiting={isWaiting}
    >
      <span className="visually-hidden">
        {t('day.span', { start: clock(part.start), finish: clock(part.finish) })}
        {isWaiting && ` ${t('day.unsent')}`}
      </span>
      <b>{project?.cd ?? t('day.deletedProject')}</b>
      <span className={styles.project}>{project && format.name(project)}</span>
      <span className={styles.task}>
        {task ? t('day.task', { code: task.cd, name: format.name(task) }) : t('day.deletedTask')}
      </span>
      <span className={styles.hours}>{format.hours((part.finish - part.start) / 60)}</span>
    </div>
  );
}
