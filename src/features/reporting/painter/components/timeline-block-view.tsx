import AddIcon from '@mui/icons-material/Add';
import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SyncAlt from '@mui/icons-material/SyncAlt';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { SLOT_HOURS, SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import type { TimelineBlock } from '../model/timeline-blocks';
import styles from './timeline.module.css';
import { toneStyle } from './tone';

/** Hidden from screen readers, which read the cells instead. */
export function TimelineBlockView({ block, gridRow }: { block: TimelineBlock; gridRow: string }) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { state, slot, start, finish } = block;
  const halfHours = (finish - start) / SLOT_MINUTES;
  // The hours take one of the lines.
  const place: CSSProperties & { '--lines': number } = { '--lines': halfHours - 1, gridRow };
  return (
    <div
      className={classNames(
        styles.block,
        styles[state],
        halfHours <= 2 && styles.short,
        halfHours === 1 && styles.oneLine,
      )}
      aria-hidden
      style={{ ...toneStyle(slot.projectId), ...place }}
    >
      <span className={styles.work}>
        <b>{slot.project?.cd ?? t('day.deletedProject')}</b>{' '}
        {slot.task ? format.name(slot.task) : t('day.deletedTask')}
      </span>
      {halfHours > 1 && <small>{format.hours(halfHours * SLOT_HOURS)}</small>}
      {state !== 'recorded' && (
        <span className={styles.state}>
          <StateMark block={block} />
        </span>
      )}
    </div>
  );
}

function StateMark({ block: { state, replacedStarts } }: { block: TimelineBlock }) {
  const { t } = useTranslation('painter');
  if (state === 'cleared') return <IconLabel icon={DeleteOutlined}>{t('mark.cleared')}</IconLabel>;
  if (state === 'waiting') return <IconLabel icon={CloudQueueOutlined}>{t('mark.waiting')}</IconLabel>;
  const count = replacedStarts.length;
  if (count > 0) return <IconLabel icon={SyncAlt}>{t('mark.replaces', { count })}</IconLabel>;
  return <IconLabel icon={AddIcon}>{t('mark.new')}</IconLabel>;
}

function IconLabel({ icon: Icon, children }: { icon: typeof AddIcon; children: string }) {
  return (
    <>
      <Icon sx={{ fontSize: 14 }} />
      {children}
    </>
  );
}
