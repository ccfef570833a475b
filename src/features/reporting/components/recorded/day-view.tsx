import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { dayParts, type DayPart } from '@/features/work/model/day-parts';
import type { DaySlots } from '@/features/work/model/slot';
import { formatMinutes } from '../../model/format-minutes';
import styles from './day-view.module.css';

/** Shows a day in rows of half an hour; equal neighbours are one block. Source: RP-10. */
export function DayView({ slots, label }: { slots: DaySlots; label: string }) {
  const parts = useMemo(() => dayParts(slots), [slots]);
  const first = parts[0]?.start ?? 0;
  const toRowNumber = (minutes: number) => (minutes - first) / SLOT_MINUTES + 1;
  const rows = toRowNumber(parts.at(-1)?.finish ?? 0) - 1;
  return (
    <div className={styles.grid}>
      {Array.from({ length: rows }, (_, row) => (
        <Fragment key={row}>
          <span aria-hidden style={{ gridRow: row + 1 }}>
            {formatMinutes(first + row * SLOT_MINUTES)}
          </span>
          <i aria-hidden style={{ gridRow: row + 1 }} />
        </Fragment>
      ))}
      <ul aria-label={label}>
        {parts.map((part) => (
          <li
            key={part.start}
            style={{ gridRow: `${toRowNumber(part.start)} / ${toRowNumber(part.finish)}` }}
          >
            {part.kind === 'work' ? <DayBlock part={part} /> : <Pause part={part} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pause({ part }: { part: DayPart }) {
  const { t } = useTranslation('reporting');
  const span = t('day.span', { start: formatMinutes(part.start), finish: formatMinutes(part.finish) });
  if (part.kind !== 'lunch') {
    return (
      <span className="visually-hidden">
        {span} {t('day.free')}
      </span>
    );
  }
  return (
    <div className={styles.lunch}>
      <span className="visually-hidden">{span}</span>
      <span className={styles.word}>{t('day.lunch')}</span>
    </div>
  );
}

type DayBlockProps = { part: Extract<DayPart, { kind: 'work' }> };

function DayBlock({ part }: DayBlockProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { project, task, isWaiting } = part.slot;
  return (
    <div
      className={styles.block}
      data-short={part.finish - part.start <= SLOT_MINUTES || undefined}
      data-waiting={isWaiting}
    >
      <span className="visually-hidden">
        {t('day.span', { start: formatMinutes(part.start), finish: formatMinutes(part.finish) })}
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
